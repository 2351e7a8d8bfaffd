import { counted } from './plural.ts'

/** Gift ideas: forms, moving, buying, removing. */
export const giftTexts = {
  addIdea: 'Add Gift Idea',
  couldNotLoadIdeas: "We couldn't load the gift ideas",
  nameRequired: 'Gift name is required',
  price: { invalid: 'Price must be 0 or more', tooLarge: 'Price can be at most 99,999,999.99' },
  linkInvalid: 'Enter a valid link (https://…)',
  imageInvalid: 'The picture must be a link (https://…) or one of our own illustrations',
  itemTypeUnknown: 'A gift idea is a gift or a card',
  ratingInvalid: 'Rating must be between 0 and 5',
  statusUnknown: 'A gift idea moves to ideas or assigned',
  otherContactsEvent: 'This event belongs to another contact',
  expandEventFirst: 'Please expand an event first to assign this gift',

  added: 'Gift idea added successfully!',
  savedIdea: 'Gift idea saved successfully!',
  removedIdea: 'Gift idea removed successfully!',
  removed: 'Gift removed successfully!',
  savedForLater: 'Gift saved for later!',
  assignmentUpdated: 'Gift assignment updated successfully!',
  purchaseStatusUpdated: 'Purchase status updated successfully!',
  markedPurchased: 'Gift marked as purchased!',
  markedNotPurchased: 'Gift marked as not purchased',
  statusUpdated: 'Gift status updated successfully!',
  assignedToEvent: 'Gift assigned to event successfully!',
  movedToGeneral: 'Gift moved to general ideas successfully!',
  addedToIdeasForEvent: 'Gift added to ideas for event successfully!',
  addedToIdeas: (title: string, fullName: string) => ({
    title: 'Added to Gift Ideas',
    description: `"${title}" is now among the ideas for ${fullName}.`,
  }),
  assigned: (title: string, event: string) => ({
    title: 'Gift Assigned',
    description: `"${title}" is now assigned to ${event}.`,
  }),
  linkCopied: {
    title: 'Link Copied',
    description: 'The product link is on your clipboard.',
  },
  linkNotCopied: 'The link could not be copied',

  /** What the no-repeat guard says; `when` is 'at Christmas 2024', 'for their birthday in 2024', 'in 2024', or nothing. */
  repeats: {
    gave: (fullName: string, when: string) => `You gave this to ${fullName} ${when}`,
    bought: (fullName: string, when: string) => `You have bought this for ${fullName} ${when}`.trimEnd(),
    assigned: (fullName: string, when: string) => `You have assigned this to ${fullName} ${when}`.trimEnd(),
    /** 'birthday': of the person, not of the calendar. */
    theirs: (event: string) => `for their ${event}`,
    inYear: (year: number) => `in ${year}`,
  },

  failedToAdd: 'Failed to add gift idea',
  failedToSave: 'Failed to save gift',
  failedToSaveIdea: 'Failed to save gift idea',
  errorSaving: { title: 'Error saving gift', description: 'Please try again.' },
  failedToRemove: 'Failed to remove gift',
  failedToRemoveIdea: 'Failed to remove gift idea',
  failedToDelete: 'Failed to delete gift',
  failedToAssign: 'Failed to assign gift. Please try again.',
  failedToUpdateAssignment: 'Failed to update gift assignment',
  failedToUpdateStatus: 'Failed to update gift status',
  failedToUpdatePurchase: 'Failed to update purchase status',
  purchaseStatusFailed: (reason: string | number) => `Failed to update purchase status: ${reason}`,
  moveToAssignedFailed: (status: string | number) => `Failed to move gift to assigned: ${status}`,

  confirmDelete: {
    title: 'Delete Gift Idea',
    description: 'Are you sure you want to permanently delete this gift idea? This action cannot be undone.',
    confirm: 'Delete Gift',
  },
  confirmRemove: {
    title: 'Remove Gift Idea',
    description: 'Are you sure you want to remove this gift idea?',
    confirm: 'Remove',
  },
  confirmAssign: (title: string, event: string) => ({
    title: 'Assign Gift to Event',
    description: `Assign "${title}" to ${event}?`,
    confirm: 'Assign to Event',
  }),
  confirmMoveToIdeas: (title: string) => ({
    title: 'Move Gift to Ideas',
    description: `Move "${title}" to the Gift Ideas bank? It will no longer be assigned to this event.`,
    confirm: 'Move to Ideas',
  }),
  confirmUnassign: {
    title: 'Unassign from Event',
    description: 'The gift moves to the Gift Ideas bank and stays in your collection.',
    confirm: 'Unassign from Event',
  },

  /** Below the question about a present that was given already. */
  staysInHistory: (year: number) => `It stays under 'Given before' for ${year}.`,
  removeFromHistory: {
    action: 'Remove from history',
    title: 'Remove from History',
    leaves: (title: string, year: number) => `"${title}" will no longer be listed under 'Given before' for ${year}.`,
    becomesIdea: "It stays in your collection as an idea you haven't bought.",
    done: 'Gift removed from history',
  },

  notAssigned: 'Not assigned to any event',
  selectEvent: 'Select an event...',
  purchased: 'Purchased',
  markAsPurchased: 'Mark as purchased',
  markAsNotPurchased: 'Mark as not purchased',
  assignedGifts: (count: number) => `Assigned Gifts (${count})`,
  ideasBank: (count: number) => `Gift Ideas Bank (${count})`,
  general: 'General',
  /** Whole dollars. */
  budgetRange: ({ low, high }: { low: number; high: number }) => `Budget range: $${low} to $${high}`,
  generalList: 'General Gift Ideas',
  givenBefore: 'Given before',
  boughtNotAssigned: 'Bought, not assigned yet',
  gone: { title: 'Gift deleted', description: 'This gift is no longer here. It was deleted somewhere else.' },
  given: (year: number, what: string) => `Given ${year} · ${what}`,
  givenIn: (year: number) => `Given ${year}`,
  boughtFor: (what: string) => `Bought for ${what}`,
  paid: (amount: string) => `Paid ${amount}`,
  noPrice: 'No price',
  withoutPrice: (count: number) => `+${count} without price`,
  homemade: 'Homemade',

  /** '3 gifts: 1 purchased, 1 assigned, 1 idea', or 'No Gift Yet'; zeros are left out, bought cards named apart. */
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

  emptyIdeas: 'No ideas yet. Add one, or search for gifts.',
  emptyAssigned: 'Nothing assigned yet. Drag an idea here.',
  emptyGeneral: 'No ideas without an event. Add one, or drag a gift here.',

  moveToEvent: {
    menu: 'Move to another event …',
    title: 'Move to Another Event',
    none: 'This person has no other event.',
    confirm: 'Move Gift',
    as: 'Put it in',
  },
  moveToGeneral: 'Move to general ideas',

  /** What stands under every gift of the event editor. */
  row: {
    viewDetails: 'View Details',
    moveToIdeas: 'Move to Ideas',
    assignToEvent: 'Assign to Event',
    reassign: 'Reassign to another event',
    delete: 'Delete Gift',
  },

  /** Around what the no-repeat guard says. */
  repeatWarning: {
    given: 'Given Before',
    assigned: 'Already Assigned',
    andMore: (count: number) => `and ${count} more`,
    question: 'Do you want to go on all the same?',
    goAhead: 'Go Ahead',
  },

  /** Year and price paid of a present that was bought. */
  correction: {
    action: 'Correct year and price',
    title: 'Correct Year and Price',
    year: 'Given in',
    yearHint: 'The year of the event it was bought for.',
    onlyOnce: (date: string) => `Bought for ${date}, the one day of this event.`,
    pricePaid: 'Price paid',
    priceHint: 'What it really cost. Empty means the price above.',
    save: 'Save',
  },

  /** What a screen reader says while a gift is dragged. */
  dragging: {
    howTo:
      'Press Space or Enter to pick it up. Then use the arrow keys to move it, farther with Shift, Space to drop, Escape to cancel. The menu of the gift moves it too.',
    pickedUp: (title: string) => `Picked up ${title}. Use the arrow keys to move it, Space to drop, Escape to cancel.`,
    ideas: (event: string) => `Ideas for ${event}`,
    assigned: (event: string) => `Assigned for ${event}`,
    over: (place: string) => `Over ${place}.`,
    overNothing: 'Over no list.',
    moved: (title: string, place: string) => `Moved ${title} to ${place}.`,
    putBack: (title: string, place: string) => `Put back. ${title} stays in ${place}.`,
  },
} as const

/** How many gifts of each state an event has; `cards` are the bought ones. */
export interface GiftBreakdown {
  purchased: number
  cards: number
  assigned: number
  ideas: number
}
