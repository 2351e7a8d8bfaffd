import { versionTexts } from './versions.ts'
import { counted } from './plural.ts'

/** Gift ideas: forms, moving, buying, removing. */
export const giftTexts = {
  addIdea: 'Add Gift Idea',
  /** The same form for a gift that is assigned at once. */
  addGift: 'Add Gift',
  assignedTo: (event: string) => `Assigned to ${event}`,
  couldNotLoadIdeas: "We couldn't load the gift ideas",
  couldNotLoad: "We couldn't load this gift",
  couldNotLoadOfEvent: "We couldn't load this event's gifts",
  loadingGifts: 'Loading gifts',
  details: 'Gift Details',
  edit: 'Edit Gift',
  deleteGift: 'Delete Gift',
  gift: 'Gift',
  recipient: 'Recipient',

  /** In the forms and the table of two versions. */
  fields: {
    title: 'Gift Name',
    kind: 'Kind',
    kinds: { gift: 'Gift', card: 'Card' },
    description: 'Description',
    descriptionExample: 'Size, color, why it fits',
    price: 'Price',
    priceExample: '0.00',
    productLink: 'Product link',
    productLinkExample: 'https://…',
  },
  searchBox: { label: 'Search gift ideas', placeholder: 'Search gift ideas...', action: 'Search' },

  menu: {
    markAsPurchased: 'Mark as Purchased',
    viewProduct: 'View product',
    copyLink: 'Copy product link',
    moveToIdeas: 'Move to Ideas',
    moveToAssigned: 'Move to Assigned',
    assignToEvent: 'Assign to Event',
    removeFromEvent: 'Remove from Event',
    /** Why an item can't be chosen. */
    noLink: "This gift doesn't have a product link",
    noEvent: "This is a general idea that isn't assigned to an event",
    moreFor: (title: string) => `More for ${title}`,
  },
  tile: {
    generalHint: 'An idea for this person, for any event',
    drag: 'Drag to another list',
    move: (title: string) => `Move ${title}`,
    draggingStatus: 'Dragging',
  },
  zones: { ideas: 'Ideas', assigned: 'Assigned' },
  viewProduct: 'View Product',

  assignment: {
    title: 'Event Assignment',
    notAssignedYet: 'Idea, not assigned yet',
    assign: 'Assign to Event',
    unassign: 'Unassign from Event',
    assignTo: 'Assign to an event',
    reassignTo: 'Reassign to another event',
  },

  rating: (stars: string) => `${stars} out of 5`,
  reviews: (count: number) => `(${counted(count, 'review')})`,
  nameRequired: 'Gift name is required',
  price: { invalid: 'Price must be 0 or more', tooLarge: 'Price can be at most 99,999,999.99' },
  imageInvalid: 'The picture must be a link (https://…) or one of our illustrations',
  itemTypeUnknown: 'Choose gift or card',
  ratingInvalid: 'Rating must be between 0 and 5',
  statusUnknown: 'Choose ideas or assigned',
  otherContactsEvent: 'This event belongs to another contact',
  givenStays: (fullName: string) => `This gift was given to ${fullName} already, so it stays with them`,
  sharedStays: 'Several people share the cost of this gift. Delete the split first.',
  purchasedRequired: 'Choose whether the gift is purchased',
  priceOnlyIfBought: 'Only a gift you bought can have a price paid',
  dateOnlyIfBought: 'You can only change this date for a gift you bought for an event',
  eventOnlyOnce: (date: string) => `This event only takes place on ${date}`,
  dayMustBePast: 'Choose a day in the past',
  earliestYear: (year: number) => `Choose ${year} or a later year`,
  latestDay: (date: string) => `This event next takes place on ${date}. Choose that year or an earlier one.`,
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
  nowFor: (title: string, fullName: string) => `"${title}" is now for ${fullName}.`,
  addedToIdeas: (title: string, fullName: string) => ({
    title: 'Added to Gift Ideas',
    description: `"${title}" is now in ${fullName}'s gift ideas.`,
  }),
  assigned: (title: string, event: string) => ({
    title: 'Gift Assigned',
    description: `"${title}" is now assigned to ${event}.`,
  }),
  linkCopied: {
    title: 'Link Copied',
    description: 'The product link is on your clipboard.',
  },
  linkNotCopied: "We couldn't copy the link. Open it, and copy its address yourself.",

  /** What the no-repeat guard says; `when` is 'at Christmas 2024', 'for their birthday in 2024', 'in 2024', or nothing. */
  repeats: {
    gave: (fullName: string, when: string) => `You gave this to ${fullName} ${when}`,
    bought: (fullName: string, when: string) => `You already bought this for ${fullName} ${when}`.trimEnd(),
    assigned: (fullName: string, when: string) => `You already assigned this to ${fullName} ${when}`.trimEnd(),
    /** 'birthday': the contact's, not a holiday. */
    theirs: (event: string) => `for their ${event}`,
    inYear: (year: number) => `in ${year}`,
    /** 'at Christmas 2024', 'for Christmas 2026' while it is to come */
    at: (event: string) => `at ${event}`,
    for: (event: string | number) => `for ${event}`,
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

  /** After the question about a gift that was bought, but not given yet. */
  leavesBudget: "It stays marked as purchased, but no longer counts toward the event's budget.",
  /** After the question about a present that was given already. */
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
  budgetRange: (low: string, high: string) => `Budget range: ${low} to ${high}`,
  generalList: 'General Gift Ideas',
  givenBefore: 'Given before',
  boughtNotAssigned: 'Bought, not assigned yet',
  deletedWhileEditing: versionTexts.deletedWhileEditing('gift idea'),
  addAgain: 'Add as a new gift idea',
  gone: { title: 'Gift deleted', description: 'This gift is no longer here. It was deleted somewhere else.' },
  given: (year: number, what: string) => `Given ${year} · ${what}`,
  givenIn: (year: number) => `Given ${year}`,
  boughtFor: (what: string) => `Bought for ${what}`,
  paid: (amount: string) => `Paid ${amount}`,
  noPrice: 'No price',
  homemade: 'Homemade',

  /** On a past day. */
  noneRecorded: 'No gift was recorded for this day.',
  emptyIdeas: 'No ideas yet. Add one or search for gifts.',
  emptyAssigned: 'Nothing assigned yet. Drag an idea here.',
  emptyGeneral: 'No general ideas yet. Add one or drag a gift here.',

  moveToEvent: {
    menu: 'Move to another event...',
    title: 'Move to Another Event',
    none: "This person doesn't have another event.",
    confirm: 'Move Gift',
    as: 'Put it in',
    event: 'Event',
  },
  moveToGeneral: 'Move to general ideas',

  /** Under every gift of the event editor. */
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
    question: 'Continue anyway?',
    goAhead: 'Continue',
  },

  /** The year and the price paid of a gift that was bought. */
  correction: {
    action: 'Correct year and price',
    title: 'Correct Year and Price',
    year: 'Given in',
    yearHint: 'The year of the event it was bought for.',
    onlyOnce: (date: string) => `Bought for ${date}. This event takes place only once.`,
    pricePaid: 'Price paid',
    priceHint: 'What you actually paid. Leave it empty to use the price above.',
    save: 'Save',
  },

  /** What a screen reader says while a gift is dragged. */
  dragging: {
    howTo:
      "Press Space or Enter to pick up the gift. Then use the arrow keys to move it, with Shift to move it farther. Press Space to drop it or Escape to cancel. You can also move it with the gift's menu.",
    pickedUp: (title: string) =>
      `Picked up ${title}. Use the arrow keys to move it. Press Space to drop it or Escape to cancel.`,
    ideas: (event: string) => `Ideas for ${event}`,
    assigned: (event: string) => `Assigned for ${event}`,
    inPlan: (person: string, state: 'ideas' | 'assigned' | 'bought') => `${person}, ${state}`,
    over: (place: string) => `Over ${place}.`,
    overNothing: 'Not over a list.',
    moved: (title: string, place: string) => `Moved ${title} to ${place}.`,
    putBack: (title: string, place: string) => `Put back. ${title} stays in ${place}.`,
  },
} as const
