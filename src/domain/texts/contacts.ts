import { versionTexts } from './versions.ts'
import { counted } from './plural.ts'

/** Contacts page, Add Contact, contact details and the interests picker. */
export const contactTexts = {
  searchPlaceholder: 'Search contacts by name or relationship...',
  nameAscending: 'Name A-Z',
  nameDescending: 'Name Z-A',
  byNextEvent: 'Next event',
  view: 'View',
  views: { cards: 'Cards', compact: 'List' },
  letters: 'Jump to a letter',
  jumpTo: (letter: string) => (letter === '#' ? 'Other characters' : letter),
  allCategories: 'All Categories',
  addContact: 'Add Contact',
  adding: 'Adding...',
  deleteContact: 'Delete Contact',
  viewGiftIdeas: 'View Gift Ideas',
  giftAssigned: 'Gift Assigned',
  noGift: 'No Gift',
  seeAllRecommendations: 'See all recommendations',
  sometimeIn: (month: string) => `Sometime in ${month}`,
  /** On the card of a contact whose birthday is known only by month; `when` is 'Sometime in May'. */
  birthday: (when: string) => `Birthday: ${when}`,
  /** Read out after 'View Gift Ideas'. */
  forContact: (fullName: string) => `for ${fullName}`,
  edit: (fullName: string) => `Edit ${fullName}`,
  delete: (fullName: string) => `Delete ${fullName}`,
  mergedWithItself: "A contact can't be merged with itself.",
  mergeTooOld: 'A merge can be undone for 30 days.',
  mergedContactGone: "The merged contact was deleted, so this merge can't be undone.",
  list: 'Contacts',
  couldNotLoadAll: "We couldn't load your contacts",

  filters: {
    search: 'Search contacts',
    category: 'Category',
    sort: 'Sort by',
    clear: 'Clear filters',
    /** A chip shows the words searched for, or a category; pressing it removes the filter. */
    searched: (words: string) => `"${words}"`,
    removeSearch: (words: string) => `Remove search "${words}"`,
    removeCategory: (category: string) => `Remove category ${category}`,
  },

  /** In the form, the details and the table of two versions. */
  fields: {
    fullName: 'Full name',
    relationship: 'Relationship',
    selectRelationship: 'Select relationship',
    gender: 'Gender',
    notSpecified: 'Not specified',
    email: 'E-mail',
    phone: 'Phone',
    mailingAddress: 'Mailing address',
    birthday: 'Date of birth',
    birthdayHint: 'You can leave out the year.',
    optionalYear: 'Year (optional)',
    skipYear: 'Skip year',
    age: 'Current age',
    anniversary: 'Anniversary',
    anniversaryDate: 'Anniversary date',
    anniversaryHint: "We'll remember it every year.",
    interests: 'Interests',
    otherInterests: 'Other interests',
    otherInterestsHint: "Anything that isn't in the list: a favorite band, a collection, a dream.",
    charactersLeft: (count: number) => `${count} left`,
    dislikes: 'Please no …',
    dislikesHint: "What they don't like or shouldn't get: scented candles, yet another scarf.",
    notMeant: 'Not meant',
    notMeantHint: 'What we read into these words and you took out: pottery, alcohol.',
    wishes: 'Wishes',
    wishesHint: 'What they said they would like to have.',
    sizes: 'Sizes',
    sizesHint: 'Clothes, shoes, rings: T-shirt M, shoes 9.',
    allergies: 'Allergies',
    allergiesHint: 'Food, wool, nickel. We leave these out of recommendations.',
    notes: 'Notes',
    pauseReminders: 'Pause reminders',
    pauseRemindersHint: "For someone who has died or lost touch. We keep everything and don't remind you.",
    removedForGood: 'Removed events',
  },
  /** What is shown in place of a contact's initials. */
  face: {
    label: 'Photo or emoji',
    emoji: 'Emoji',
    choose: 'Choose emoji',
    change: 'Change emoji',
    type: 'Or type one',
    typeHint: 'Your keyboard has them all.',
    remove: 'Remove emoji',
  },
  /** The last part of Add Contact, and the one line it is on phones. */
  reach: { title: 'Contact details', line: 'E-mail, phone, address, gender' },
  pick: {
    action: 'Pick from this phone',
    failed: "We couldn't read this phone's contacts",
  },
  /** The part of Add Contact before the last, and the one line it is on phones. */
  tastes: { title: 'Wishes and sizes', line: 'Wishes, sizes, allergies' },
  genders: { male: 'Male', female: 'Female' },
  information: 'Contact Information',

  interests: {
    search: 'Search interests',
    selected: 'Selected interests',
    none: 'No interests yet',
    /** After 'Select up to 5 interests'. */
    count: (count: number, most: number) => `${count} of ${most} selected`,
    nothingFound: (words: string) => `No interests match "${words}".`,
    remove: (interest: string) => `Remove ${interest}`,
    /** Below 'No interests match', in the user's own words. */
    addOwn: (words: string) => `Add "${words}" in your own words`,
    addedOwn: (words: string) => `"${words}" is now under Other interests.`,
    noRoom: 'Other interests is full.',
  },

  specialEvents: {
    title: 'Special Events',
    upcoming: 'Upcoming',
    past: 'Past',
    couldNotLoad: "We couldn't load the events",
    showAll: (count: number) => `Show all ${counted(count, 'event')}`,
    showFirst: (count: number) => `Show only the first ${count}`,
    showGifts: (event: string) => `Show gifts for ${event}`,
    hideGifts: (event: string) => `Hide gifts for ${event}`,
  },
  /** The events that are saved with a new contact. */
  newEvents: {
    label: 'Special events',
    hint: 'A first date, a graduation, a name day.',
    add: 'Add special event',
    name: 'Event name',
    date: 'Date',
    remove: (event: string) => (event === '' ? 'Remove this event' : `Remove ${event}`),
    notSaved: (fullName: string) => `We added ${fullName} to your contacts, but couldn't save these events yet:`,
  },

  nothingFound: {
    title: 'No contacts found',
    description: 'Try another name or relationship, or remove a filter.',
  },
  notFound: 'Contact not found',
  deletedElsewhere: 'This contact was deleted, perhaps in another tab.',
  deletedWhileEditing: versionTexts.deletedWhileEditing('contact'),
  addAgain: 'Add as a new contact',
  couldNotLoad: "We couldn't load this contact",
  backToContacts: 'Back to Contacts',

  fullNameRequired: 'Full name is required',
  relationshipRequired: 'Relationship is required',
  birthdayInvalid: "This isn't a real date",
  birthdayInFuture: "The birthday can't be in the future",
  anniversaryInvalid: "This isn't a real date",
  categoryUnknown: "We don't know this category",
  selectInterests: 'Select up to 5 interests',
  emojiInvalid: 'Choose one emoji',
  tooManyCategories: 'Maximum 5 categories can be selected',
  tooManyEvents: 'Maximum of 10 special events reached',

  /** @param events how many special events were saved with the contact */
  added: (fullName: string, events: number) =>
    events === 0
      ? `${fullName} was added to your contacts!`
      : `${fullName} was added with ${counted(events, 'special event')}!`,
  addedPartly: (saved: number, queued: number) => `${saved} of ${counted(queued, 'event')} saved`,
  retryEvents: 'Retry',
  updated: 'Contact updated successfully!',
  deleted: 'Contact deleted successfully!',
  eventQueued: 'Special event will be added with the contact',
  failedToAdd: 'Failed to add contact',
  failedToUpdate: 'Failed to update contact',
  failedToDelete: 'Failed to delete contact',

  confirmDelete: (fullName: string, counts: { events: number; gifts: number }) => ({
    title: `Delete ${fullName}?`,
    description: `${goesAlong(counts)}This action cannot be undone.`,
    confirm: 'Delete Contact',
  }),

  pausedBadge: 'Reminders paused',
  pausedShort: 'Paused',
  allowAgain: 'Allow again',
} as const

function goesAlong({ events, gifts }: { events: number; gifts: number }): string {
  if (events + gifts === 0) return 'This contact has no events or gift ideas. '
  const belongings = [events > 0 ? counted(events, 'event') : '', gifts > 0 ? counted(gifts, 'gift idea') : ''].filter(
    Boolean,
  )
  return `${belongings.join(' and ')} will be deleted, too. `
}
