/** What the server says about a pasted product link. */
export const linkPreviewTexts = {
  unreadable: "We couldn't read that page. You can fill in the details yourself.",
  amazonNotRead: "We don't read Amazon pages. We filled in what the link says.",
  otherCurrency: (amount: string, currency: string) => `The price on that page is ${amount} ${currency}.`,
} as const
