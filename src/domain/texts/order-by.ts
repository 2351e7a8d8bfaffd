import { counted } from './plural.ts'

/** When to order a gift: delivery days in forms, and notices. Dates arrive formatted ('Fri, Dec 4'). */
export const orderByTexts = {
  deliveryTime: 'Delivery time',
  days: (days: number) => (days === 0 ? 'Same day' : counted(days, 'day')),
  usual: 'As usual',
  profileHint: "How long your gifts usually take to arrive. We'll say when it's time to order.",
  contactHint: 'How long a gift takes to reach them, such as 21 days abroad',
  eventHint: 'How long the gift for this event takes to arrive',

  /** Above the recommendations that a row opens when it's too late to ship. */
  needsNoDelivery: 'Only ideas that need no delivery',
  needsNoDeliveryHint: 'Experiences, gift cards and homemade gifts',

  /** The notice of the last day. */
  notice: 'Time to order',
  noticeMessage: (event: string, contact: string, days: number, date: string) =>
    days === 0
      ? `Order a gift for ${contact} today: ${event} is today!`
      : `Order a gift for ${contact} today: ${event} is ${days === 1 ? 'tomorrow' : `in ${days} days (${date})`}`,
} as const
