/** Chips of what was read in someone's own words. */
export const understoodTexts = {
  /** Read out as the name of the chips. */
  list: 'What we understood',
  takeOut: (what: string) => `Not meant: ${what}`,
  from: (words: string) => `You wrote: ${words}`,
  leavesOut: (what: string) => `leaves out ${what}`,
  needs: {
    sight: 'what needs good eyes',
    hearing: 'what needs good ears',
    'fine-hands': 'what needs nimble fingers',
    walking: 'what needs walking',
    strength: 'what needs strength',
    smell: 'what needs a sense of smell',
  },
  alcohol: 'alcohol',
  toxic: 'what harms pets',
} as const
