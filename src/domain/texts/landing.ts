/** The landing page beside the sign-in. */
export const landingTexts = {
  /** Goes on after the tagline. */
  promise: 'Always the right one.',
  pitch:
    'Keep the people you love, the days that matter, and every good idea in one place. We remind you in time and help you find the gift.',
  dates: 'Every birthday, anniversary, and holiday, with time to prepare',
  ideas: 'Ideas saved the moment you think of them',
  costs: 'Budgets, and costs split fairly to the cent',
  /** The product at work: someone's event, its notice, and what is planned for it. */
  example: {
    title: "An example: Maya's birthday",
    person: 'Maya Okafor',
    relationship: 'Friend',
    event: 'Birthday',
    turning: 'Turning 34',
    inDays: (days: number) => `In ${days} days`,
    gifts: '2 gifts: 1 purchased, 1 idea',
    nextNotice: (date: string) => `Next reminder on ${date}`,
    spent: '$89.00 of $120.00',
    budget: 'Budget: $89.00 of $120.00',
    splitWith: ['Noor Haddad', 'Leo Brandt'],
    noticeTitle: 'Upcoming Event: Birthday',
    notice: (days: number, date: string) => `Birthday for Maya Okafor is in ${days} days (${date})`,
    /** The gifts are ideas of the catalog, shown by their pictures. */
    gift: { id: 'tabletop-telescope', title: 'Tabletop telescope', price: '$89.00', state: 'Purchased' },
    idea: { id: 'five-year-journal', title: 'Five-year journal', price: '$17.00', state: 'Idea' },
  },
} as const
