/** The chips that say what a search for recommendations goes by, and the question for someone without categories. */
export const searchFactTexts = {
  /** Read out as the name of the line of chips. */
  list: 'What this search goes by',
  named: (firstName: string, years: number) => `${firstName}, ${years}`,
  upTo: (amount: string) => `up to ${amount}`,
  leavesOut: (what: string) => `leaves out: ${what}`,
  allergy: (what: string) => `allergy: ${what}`,
  add: 'Add what you know',
  reset: 'Reset this search',
  /** Read out after a chip that differs from what the contact says. */
  onlyHere: '(only this search)',
  kinds: {
    age: 'Age',
    gender: 'Gender',
    relationship: 'Relationship',
    category: 'Category',
    interest: 'Interest',
    price: 'Price limit ($)',
    dislike: 'Please no …',
    allergy: 'Allergy',
  },

  editTitles: {
    age: 'Change Age',
    gender: 'Change Gender',
    relationship: 'Change Relationship',
    category: 'Change Category',
    interest: 'Change Interest',
    price: 'Change Price Limit',
    dislike: 'Change What to Leave Out',
    allergy: 'Change Allergy',
  },
  addTitle: 'Add What You Know',
  whatKind: 'What do you know?',
  none: 'Leave it out',
  emptyHint: 'Leave it empty to search without it.',
  chooseCategory: 'Select a category...',
  onlyThisSearch: 'Only this search',
  change: (name: string) => `Change ${name}`,
  enterSomething: 'Enter something first',
  tooLong: 'There is no room for more',

  question: (firstName: string) => `What makes ${firstName} happy?`,
  answers: {
    food: 'Food and drink',
    home: 'Home',
    outdoors: 'Outdoors',
    reading: 'Reading',
    games: 'Games',
    making: 'Making things',
  },
  keepFor: (firstName: string) => `Keep for ${firstName}`,
} as const
