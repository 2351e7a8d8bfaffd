import { counted } from './plural.ts'

/** Plans: one occasion for many people. */
export const planTexts = {
  nameRequired: 'Give the plan a name, such as Christmas 2026.',
  peopleRequired: 'Choose at least one person.',
  totalAmount: {
    invalid: 'Enter the total budget as an amount, such as 900.',
    tooLarge: 'The total budget can be at most $99,999,999.99.',
  },
  budgetAmount: {
    invalid: 'Enter the budget as an amount, such as 75.',
    tooLarge: 'A budget can be at most $99,999,999.99.',
  },
  spreadUnknown: 'A budget can only be spread evenly.',
  tooManyPeople: (most: number) => `A plan can have at most ${counted(most, 'person', 'people')}.`,
  tooManyPlans: (most: number) => `You've reached the limit of ${counted(most, 'plan')}.`,
  dateOver: 'This day is over. Choose one from today on.',
  dateTooFar: (years: number) => `Choose a day within the next ${years} years.`,
  isOver: 'This plan is over, so nobody can be added to it.',
  totalMissing: 'Set a total budget first, then spread it.',
  notInPlan: "This person isn't in the plan.",
  nothingToCopy: 'There is no earlier plan for this occasion.',
  /** An occurrence belongs to one plan at most. */
  otherPlan: (event: string, person: string, plan: string) => `${event} of ${person} is already in the plan ${plan}.`,
} as const
