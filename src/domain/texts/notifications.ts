/** The bell in the header. */
export const notificationTexts = {
  title: 'Notifications',
  titleWithUnread: (count: number) => `Notifications, ${count} unread`,
} as const
