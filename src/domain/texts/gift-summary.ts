import { counted } from './plural.ts'

/** What an event's row says about its gifts: how many, what they cost, who pays with you. */
export const giftSummaryTexts = {
  purchased: 'Purchased',
  /** '$67.20 of $80.00' */
  spentOf: (spent: string, budget: string) => `${spent} of ${budget}`,
  budget: (figures: string) => `Budget: ${figures}`,
  splitWith: (names: string) => `Cost splitting with ${names}`,
  costSplitting: 'Cost splitting',
  /** Read out at the picture of a bought one. */
  boughtKinds: { gift: 'Purchased', card: 'Card' },
  withoutPrice: (count: number) => `+${count} without price`,

  /** '3 gifts: 1 purchased, 1 assigned, 1 idea', or 'No Gift Yet'; zeros are left out, bought cards counted separately. */
  breakdown: (counts: GiftBreakdown) => {
    const all = counts.purchased + counts.cards + counts.assigned + counts.ideas
    if (all === 0) return 'No Gift Yet'
    const parts = [
      counts.purchased > 0 ? `${counts.purchased} purchased` : '',
      counts.cards > 0 ? counted(counts.cards, 'card') : '',
      counts.assigned > 0 ? `${counts.assigned} assigned` : '',
      counts.ideas > 0 ? counted(counts.ideas, 'idea') : '',
    ].filter(Boolean)
    return `${counted(all, 'gift')}: ${parts.join(', ')}`
  },
  /** '2025: Watercolor set' */
  lastGiven: ({ year, titles }: { year: number; titles: readonly string[] }) => `${year}: ${titles.join(', ')}`,
} as const

/** How many gifts of each state an event has; `cards` are the bought ones. */
export interface GiftBreakdown {
  purchased: number
  cards: number
  assigned: number
  ideas: number
}
