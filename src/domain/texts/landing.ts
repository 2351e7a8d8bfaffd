/** The landing page beside the sign-in. */
export const landingTexts = {
  /** Goes on after the tagline. */
  promise: 'Always the right one.',
  pitch:
    'Keep the people you love, the days that matter, and every good idea in one place. We remind you in time and help you find the gift.',
  dates: 'Every birthday, anniversary, and holiday, with time to prepare',
  ideas: 'Ideas saved the moment you think of them',
  costs: 'Budgets, and costs split fairly to the cent',
} as const
