/** The command palette and the help of the keyboard. */
export const paletteTexts = {
  title: 'Search and actions',
  placeholder: 'Search people, events and gifts…',
  oneQuery: 'Search for one text at a time',

  groups: {
    contacts: 'Contacts',
    events: 'Events',
    gifts: 'Gift Ideas',
    actions: 'Actions',
    latestContacts: 'Recent Contacts',
    nextEvents: 'Next Events',
  },

  goTo: (place: string) => `Go to ${place}`,
  addContact: 'Add Contact',
  addNamedContact: (name: string) => `Add "${name}" as a contact`,
  addEvent: 'Add Special Event',
  quickIdea: 'Quick idea',
  addGift: 'Add Gift Idea',
  searchGifts: 'Search gifts',
  searchGiftsFor: (words: string) => `Search gifts for "${words}"`,
  generateEvents: 'Generate Events',
  profile: 'Profile Settings',
  themes: { light: 'Light theme', dark: 'Dark theme', system: 'Theme of the system' },
  help: 'Keyboard help',

  whoseEvent: 'Whose event?',
  whoseGift: 'Who is it for?',
  back: 'Back',

  purchased: 'Purchased',
  for: 'for',
  nothingFound: (query: string) => `Nothing found for "${query}"`,
  failed: 'The search did not work.',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),

  hints: { move: 'to move', choose: 'to open', pick: 'to choose', close: 'to close', back: 'to go back' },
} as const

/** 'Keyboard help', opened by '?'. */
export const keyboardTexts = {
  title: 'Keyboard help',
  questionMark: 'Open this help with ?',
  questionMarkHint: 'Switch it off if you dictate, or if the key is easily hit by chance.',

  anywhere: {
    title: 'Anywhere',
    palette: 'Search people, events and gifts, and run actions',
    capture: 'Take a gift idea: what, and for whom',
    help: 'This help',
    next: 'The next control, and back',
    escape: 'Close the dialog, menu or list on top',
    toast: 'Go to the notification in the corner',
  },
  palette: {
    title: 'In the search',
    move: 'Up and down the list',
    ends: 'First and last of the list',
    choose: 'Open or run it',
    back: 'Back, then close',
  },
  calendar: {
    title: 'In the calendar',
    day: 'A day or a week on; in the year a month',
    week: 'Start and end of the week',
    month: 'The month before and after',
    year: 'The year before and after',
    open: 'Open the day, or add an event to it',
  },
  gifts: {
    title: 'Moving a gift',
    take: 'On its grip: take it up and put it down',
    move: 'Push it by 50 pixels',
    cancel: 'Put it back',
    menu: 'The menu of a gift moves it too.',
  },
  lists: {
    title: 'In menus, tabs and trees',
    move: 'From one to the next',
    ends: 'First and last',
    branch: 'Open and close a branch',
  },
} as const
