/** Stat cards, the Events card, Recent Activity and Trending Gift Ideas. */
export const dashboardTexts = {
  totalContacts: 'Total Contacts',
  eventsThisMonth: 'Events this Month',
  eventsWithGifts: 'Events with Gifts Attached',
  eventsWithoutGifts: 'Events without Gifts Attached',
  addNewContact: 'Add New Contact',
  searchGiftIdeas: 'Search Gift Ideas',
  viewCalendar: 'View Calendar',
  events: 'Events',
  whichEvents: 'Which events',
  loadingEvents: 'Loading events',
  showGifts: (event: string) => `Show gifts: ${event}`,
  hideGifts: (event: string) => `Hide gifts: ${event}`,
  couldNotLoad: "We couldn't load your events",
  upcoming: 'Upcoming',
  past: 'Past',
  viewAll: 'View All',
  viewDetails: 'View Details',
  buyNow: 'Buy Now',
  searchGifts: 'Search Gifts',
  noUpcoming: {
    title: 'No upcoming events',
    description: 'Add a contact with a birthday to see it here.',
  },
  noPast: {
    title: 'No past events',
    description: 'Events appear here for a year after they take place.',
  },
  /** The age that someone reached on a past birthday. */
  turned: (age: number) => `Turned ${age}`,

  trending: 'Trending Gift Ideas',
  refresh: 'Refresh',
  optionsOf: (title: string) => `Gift Options: ${title}`,
  price: 'Price',
  couldNotLoadIdeas: "We couldn't load the gift ideas",
  restStillWorks: 'Everything else on this page still works.',
  prices: { all: 'All prices', under25: 'Under $25', over100: 'Over $100' },
  pressRefresh: 'Press Refresh to see what people are giving now',
  noneInRange: 'No ideas in this price range. Press Refresh to find some.',
} as const

/** The Recent Activity panel. */
export const recentActivityTexts = {
  title: 'Recent Activity',
  empty: { title: 'No recent activity', description: 'Your actions will appear here' },
  failedToFetch: 'Failed to fetch activities',
  loading: 'Loading recent activity',
  /** After what was done with a gift or an event. */
  forPerson: (name: string) => ` for ${name}`,
} as const
