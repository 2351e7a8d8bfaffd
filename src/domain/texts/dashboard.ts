/** Stat cards, the Events card, Recent Activity and Trending Gift Ideas. */
export const dashboardTexts = {
  totalContacts: 'Total Contacts',
  eventsThisMonth: 'Events this Month',
  eventsWithGifts: 'Events with Gifts Attached',
  eventsWithoutGifts: 'Events without Gifts Attached',
  addNewContact: 'Add New Contact',
  searchGiftIdeas: 'Search Gift Ideas',
  viewCalendar: 'View Calendar',
  upcoming: 'Upcoming',
  past: 'Past',
  viewAll: 'View All',
  allEvents: 'All Events',
  viewDetails: 'View Details',
  buyNow: 'Buy Now',
  searchGifts: 'Search Gifts',
  noUpcoming: {
    title: 'No upcoming events',
    description: 'Add a contact with a birthday, and it appears here in time.',
  },
  noPast: {
    title: 'No past events',
    description: 'Events of the last year appear here once their day is over.',
  },
  /** A day that is over and for which no gift is known; 'No Gift Yet' is said of those to come. */
  noneGiven: 'No gift noted',
  /** The age that somebody reached on a birthday that is over. */
  turned: (age: number) => `Turned ${age}`,
  noneWithGifts: 'No event has a gift yet',
  noneWithoutGifts: 'Every event has its gift',

  trending: 'Trending Gift Ideas',
  refresh: 'Refresh',
  optionsOf: (title: string) => `Gift Options: ${title}`,
  pressRefresh: 'Press Refresh for what trends now',
  noneInRange: 'No ideas in this price range here. Press Refresh for some.',
} as const

/** The Recent Activity panel and the sentences the server records. */
export const activityTexts = {
  title: 'Recent Activity',
  empty: { title: 'No recent activity', description: 'Your actions will appear here' },
  failedToFetch: 'Failed to fetch activities',

  contactAdded: (fullName: string) => `Added contact: ${fullName}`,
  eventCreated: (event: string, fullName: string) => `Created event: ${event} for ${fullName}`,
  giftSaved: (title: string) => `Saved gift idea: ${title}`,
  giftAssigned: (title: string) => `Assigned gift: ${title}`,
  giftPurchased: (title: string) => `Purchased: ${title}`,
  reminderSet: (event: string) => `Reminder set: ${event}`,
  profileUpdated: 'Profile updated',
} as const
