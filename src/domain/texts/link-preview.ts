/** A pasted product link: what was read, and what was not. */
export const linkPreviewTexts = {
  linkInvalid: 'Enter a valid link (https://…)',
  unreadable: 'We could not read that page. You can fill in the details yourself.',
  amazonNotRead: 'Amazon pages are not read. What the link itself tells is filled in.',
  otherCurrency: (amount: string, currency: string) => `The price on that page is ${amount} ${currency}.`,
} as const
