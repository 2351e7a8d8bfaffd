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
  drawbacks: {
    bulky: 'what takes up space',
    ornament: 'what only decorates',
    flame: 'what burns or gets hot',
    assembly: 'what has to be put together',
    online: 'what needs an app or the internet',
  },
  alcohol: 'alcohol',
  toxic: 'what harms pets',
} as const
