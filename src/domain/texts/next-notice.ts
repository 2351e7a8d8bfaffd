/** The bell in an event's row. */
export const nextNoticeTexts = {
  /** Its name; the date arrives formatted ('Mon, Dec 7'). */
  next: (date: string) => `Next reminder on ${date}`,
  channels: { email: 'by e-mail', bell: 'in the bell', push: 'on your devices' },
  toAddress: (channel: string, address: string, isConfirmed: boolean) =>
    `${channel} to ${address}${isConfirmed ? '' : ' (not confirmed yet)'}`,
} as const
