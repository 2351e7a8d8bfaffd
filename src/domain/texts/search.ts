/** The command palette and the keyboard help. */
export const paletteTexts = {
  title: 'Search and actions',
  placeholder: 'Search people, events and gifts...',

  groups: {
    contacts: 'Contacts',
    events: 'Events',
    plans: 'Plans',
    gifts: 'Gift Ideas',
    actions: 'Actions',
    latestContacts: 'Recent Contacts',
    nextEvents: 'Next Events',
  },

  goTo: (place: string) => `Go to ${place}`,
  addContact: 'Add Contact',
  addNamedContact: (name: string) => `Add "${name}" as a contact`,
  addEvent: 'Add Special Event',
  newPlan: 'New plan',
  quickIdea: 'Quick idea',
  addGift: 'Add Gift Idea',
  searchGifts: 'Search gifts',
  searchGiftsFor: (words: string) => `Search gifts for "${words}"`,
  generateEvents: 'Generate Events',
  profile: 'Profile Settings',
  themes: { light: 'Light theme', dark: 'Dark theme', system: 'System theme' },
  help: 'Keyboard help',

  whoseEvent: 'Whose event?',
  whoseGift: 'Who is it for?',
  back: 'Back',

  purchased: 'Purchased',
  for: 'for',
  nothingFound: (query: string) => `Nothing found for "${query}"`,
  failed: "The search didn't work.",
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),

  hints: { move: 'to move', choose: 'to open', pick: 'to choose', close: 'to close', back: 'to go back' },
} as const

/** 'Keyboard help', opened by '?'. */
export const keyboardTexts = {
  title: 'Keyboard help',
  questionMark: 'Open this help with ?',
  questionMarkHint: 'Turn this off if you dictate or often press the key by accident.',

  anywhere: {
    title: 'Anywhere',
    palette: 'Search people, events and gifts, and run actions',
    capture: 'Save a gift idea for someone',
    help: 'Open this help',
    next: 'Next or previous control',
    escape: 'Close the dialog, menu or list on top',
    submit: 'Save or send the open dialog',
    toast: 'Go to the message in the corner',
  },
  palette: {
    title: 'In the search',
    move: 'Up and down the list',
    ends: 'First or last in the list',
    choose: 'Open or run',
    back: 'Back, then close',
  },
  calendar: {
    title: 'In the calendar',
    day: 'Move by a day or a week, or by a month in the year view',
    week: 'Start or end of the week',
    month: 'Previous or next month',
    year: 'Previous or next year',
    open: 'Open the day or add an event to it',
  },
  gifts: {
    title: 'Moving a gift',
    take: 'On its handle: pick up or drop',
    move: 'Move by 50 pixels',
    cancel: 'Cancel',
    menu: 'You can also move a gift with its menu.',
  },
  lists: {
    title: 'In menus, tabs and trees',
    move: 'Next or previous',
    ends: 'First or last',
    branch: 'Open or close a branch',
  },
} as const
