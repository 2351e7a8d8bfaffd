/** The Budget page, and what the server says about a year's envelope. */
export const budgetTexts = {
  yearInvalid: 'Choose a year from 1970 to 2199',
  amount: { invalid: 'The budget must be 0 or more', tooLarge: 'The budget can be at most 99,999,999.99' },
} as const
