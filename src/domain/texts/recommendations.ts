import type { ideaKinds, vibes } from '../catalogue/idea-schema.ts'
/** Gift search, recommendations, greeting cards and deals. */
export const recommendationTexts = {
  title: 'AI Gift Recommendations',
  titleFor: (fullName: string) => `AI Gift Recommendations for ${fullName}`,
  personalizedFor: (contact: string) => `Personalized for ${contact}`,
  mixedCategories: 'Mixed Categories (All)',

  searchRequired: {
    title: 'Search Required',
    description: 'Please enter search terms to find gifts.',
  },

  /** @param category a category name, or 'mixed categories' */
  loading: (category: string) => `Loading ${category} recommendations...`,
  loadingMore: 'Loading more recommendations...',
  loadingMoreOf: (category: string) => `Loading more ${category} gift ideas...`,
  noMore: 'No more recommendations available',
  noMoreOf: (category: string) => `No more ${category} recommendations available`,
  nothingFound: 'No recommendations found. Please try again later.',
  noCategories: (contact: string) => `No categories found for ${contact}`,
  noCategoriesHint: "Add some categories to this contact's profile to get personalized gift recommendations!",
  selectContact: 'Select a contact with categories to see product recommendations.',
  addCategories: 'Add categories',
  /** Above ideas for someone without categories: by relationship, age and event, or also by their other interests. */
  untilThen: 'Until then, here are ideas that suit many people:',
  untilThenAsWritten: 'Until then, these ideas go by what you wrote:',
  filterByCategory: 'Filter by Category',
  showOthers: 'Show me others',
  tabs: { products: 'Products', cards: 'Greeting Cards', search: 'Custom Search' },
  searchPlaceholder: 'Search for gifts...',
  couldNotLoadMore: "We couldn't load more.",
  /** In a sentence, where the contact's categories are mixed. */
  mixedInSentence: 'mixed categories',
  searchGiftIdeas: 'Search Gift Ideas',
  contactNotFoundHint: 'The contact was deleted, or the address is incomplete.',
  pages: 'Pages',
  page: (number: number) => `Page ${number}`,
  /** Read out after the number of stars, after the count in parentheses, before a former price, and after 'Check current price'. */
  outOfFive: 'out of 5',
  reviews: 'reviews',
  before: 'before',
  of: (title: string) => `of ${title}`,
  recommended: 'Recommended Gifts',
  seeAll: 'See all',

  cards: {
    intro: 'Find the perfect greeting card to accompany your gift',
    searching: 'Searching for greeting cards...',
    loadingMore: 'Loading more greeting cards...',
    noMore: 'No more greeting cards available',
    nothingFound: 'No greeting cards found. Please try again later.',
    failed: {
      title: 'Search Error',
      description: 'Failed to search for greeting cards. Please try again.',
    },
  },
  search: {
    intro: 'Search for specific gift ideas using your own terms',
    searching: (query: string) => `Searching for "${query}"...`,
    nothingFound: (query: string) => `No results found for "${query}". Try different search terms.`,
    noMore: (query: string) => `No more results available for "${query}"`,
    failed: {
      title: 'Search Error',
      description: 'Failed to search for gifts. Please try again.',
    },
    httpError: (status: number) => `HTTP error! status: ${status}`,
  },

  networkError: {
    code: 'NETWORK_ERROR',
    message:
      'Gift recommendations are temporarily unavailable. Our team has been notified and is working to resolve this issue.',
  },
  unknownError: {
    code: 'UNKNOWN_ERROR',
    userMessage: 'Failed to load gift recommendations. Please try again later.',
  },
  /** The toast of a service error; its description is the error's userMessage. */
  serviceUnavailable: (userMessage: string) => ({
    title: 'Service Unavailable',
    description: userMessage,
  }),
  /** The red box in an empty Products panel, under it the userMessage. */
  serviceBox: {
    title: 'Service Temporarily Unavailable',
    description: 'Our team has been automatically notified and is working to resolve this issue.',
  },
  allCategoriesFailed: {
    title: 'Service Temporarily Unavailable',
    description: 'Gift recommendations are currently unavailable. Please try again later.',
  },

  priceMayVary: 'Price may vary.',
  checkCurrentPrice: 'Check current price',
  bestseller: (salesRank: number) => `#${salesRank} Bestseller`,
  prime: 'Prime',
  notForThem: 'Not for them',
  hasItAlready: 'Has it already',
  given: (year: number) => `Given ${year}`,
  /** On a card: the rest of what is known, and back. */
  more: 'More',
  less: 'Less',
  about: (title: string) => `about ${title}`,
  /** On the card of a gift that is in this person's lists already. */
  kept: { idea: 'In your ideas', assigned: 'Assigned' },
  dismissed: {
    not_for_them: (title: string, fullName: string) => ({
      title: 'Not for them',
      description: `We won't show "${title}" for ${fullName} again.`,
    }),
    has_it: (title: string, fullName: string) => ({
      title: 'Has it already',
      description: `We won't show "${title}" for ${fullName} again.`,
    }),
  },
  dismissalUndone: (title: string) => `"${title}" can appear again.`,
  failedToDismiss: "We couldn't save this. Please try again.",

  giftOptions: 'Gift Options',
  assignTo: (event: string) => `Assign to ${event}`,
  saveAsIdeaFor: (event: string) => `Save as Idea for ${event}`,
  assignToEvent: 'Assign to Event',
  saveAsIdea: 'Save as Idea',
  /** The first choice of 'Save as Idea'. */
  withoutEvent: 'Without an event',
  selectAContact: 'Select a Contact',
  viewDetails: 'View Details',
  viewProductDetails: 'View Product Details',
  noEventsAvailable: 'No events available',
  noContactsAvailable: 'No contacts available',
  noEventsForContact: 'No events for this contact',
  allEvents: 'All events...',
  chooseEvent: 'Choose an Event',
  chooseContact: 'Choose a Contact',
  searchEvents: 'Search events',
  noEventFound: 'No events found',
  couldNotLoadEvents: "We couldn't load the events",

  saveDialog: {
    title: 'Save Gift Idea',
    description: (contact: string) => `Save this gift to your ideas list for ${contact}.`,
    /** In its place while the name is loading. */
    someone: 'this contact',
    confirm: 'Save Idea',
  },
  assignDialog: {
    title: 'Assign Gift to Occasion',
    selectContact: 'Select Contact',
    selectContactFirst: 'Select a contact...',
    selectOccasion: 'Select Occasion',
    descriptionFor: (contact: string) => `Choose an occasion to assign this gift to for ${contact}.`,
    description: 'Choose a contact and occasion to assign this gift to.',
    confirm: 'Assign Gift',
  },
} as const

/** Special Deals on the Gift Ideas page. */
export const dealTexts = {
  title: 'Special Deals',
  loadMore: 'Load More Deals',
  refreshNote: 'Deals refresh every 5 minutes.',
  /** About the embedded catalog's deals, which aren't discounts. */
  valuePicks: 'Value picks: gifts that are worth their price. Prices are typical, not discounted.',
  category: 'Category',
  loading: 'Loading deals...',
  nothingFound: 'No deals in this category right now.',
  couldNotLoad: "We couldn't load the deals",
  savings: (amount: string, percent: number | null) =>
    percent === null ? `Save ${amount}` : `Save ${amount} (${percent}%)`,
  failedToSave: 'Failed to save deal. Please try again.',
  added: (title: string, event: string) => ({
    title: 'Deal added',
    description: `"${title}" is now assigned to ${event}.`,
  }),
  saved: (title: string, event: string) => ({
    title: 'Gift saved',
    description: `"${title}" is now in the ideas for ${event}.`,
  }),
} as const

/** Facts about an idea, in its `features`. */
export const featureTexts = {
  kinds: {
    card: 'A greeting card',
    experience: 'An experience',
    diy: 'Made by hand',
    giftcard: 'A gift card',
  } satisfies Record<Exclude<(typeof ideaKinds)[number], 'gift'>, string>,
  adults: 'For adults 21 and over',
  from: (age: number) => `For ages ${age} and up`,
  ages: (min: number, max: number) => `For ages ${min}–${max}`,
  skills: { beginner: 'Good for beginners', keen: 'For enthusiasts' },
  lasts: (years: number) => `Typically lasts ${years} years`,
  vibes: {
    practical: 'Practical',
    sentimental: 'Sentimental',
    luxury: 'A bit of luxury',
    fun: 'Fun',
    eco: 'Eco-friendly',
  } satisfies Record<(typeof vibes)[number], string>,
  contains: (allergens: readonly string[]) => `Contains ${allergens.join(', ')}`,
  smallParts: 'Small parts: not for children under 3',
} as const
