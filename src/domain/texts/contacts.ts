import { counted } from './plural.ts'

/** Contacts page, Add Contact, contact details and the interests picker. */
export const contactTexts = {
  searchPlaceholder: 'Search contacts by name or relationship...',
  nameAscending: 'Name A-Z',
  nameDescending: 'Name Z-A',
  allCategories: 'All Categories',
  addContact: 'Add Contact',
  adding: 'Adding...',
  viewGiftIdeas: 'View Gift Ideas',
  giftAssigned: 'Gift Assigned',
  noGift: 'No Gift',
  seeAllRecommendations: 'See all recommendations',
  sometimeIn: (month: string) => `Sometime in ${month}`,

  empty: {
    title: 'No contacts yet',
    description: 'Add the people you love, and we will remember their days.',
    action: 'Add Your First Contact',
  },
  nothingFound: {
    title: 'No contacts found',
    description: 'Try another name or relationship, or remove a filter.',
  },
  notFound: 'Contact not found',
  deletedElsewhere: 'It was deleted in the meantime, perhaps in another tab.',
  deletedWhileEditing: 'This contact was deleted in the meantime. What you typed is still here.',
  addAgain: 'Add as a new contact',
  couldNotLoad: 'This contact could not be loaded',
  backToContacts: 'Back to Contacts',

  fullNameRequired: 'Full name is required',
  relationshipRequired: 'Relationship is required',
  emailInvalid: 'Valid email is required',
  birthdayInvalid: 'This is not a real date',
  birthdayInFuture: 'The birthday may not be in the future',
  anniversaryInvalid: 'This is not a real date',
  categoryUnknown: 'This category is not known',
  selectInterests: 'Select up to 5 interests',
  tooManyCategories: 'Maximum 5 categories can be selected',
  tooManyEvents: 'Maximum of 10 special events reached',

  /** @param events how many special events were saved with the contact */
  added: (fullName: string, events: number) =>
    events === 0
      ? `${fullName} was added to your contacts!`
      : `${fullName} was added with ${counted(events, 'special event')}!`,
  addedPartly: (saved: number, queued: number) => `${saved} of ${queued} events saved`,
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
  if (events + gifts === 0) return 'No events and no gift ideas go with it. '
  const belongings = [events > 0 ? counted(events, 'event') : '', gifts > 0 ? counted(gifts, 'gift idea') : ''].filter(
    Boolean,
  )
  return `${belongings.join(' and ')} will be deleted, too. `
}
