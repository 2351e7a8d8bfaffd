/** What is the matter with a source, for administrators. */
export const sourceNoteTexts = {
  ideasOff: 'EMBEDDED_IDEAS is off, so nobody is shown these.',
  pauses: {
    AUTH: 'It refuses the credentials in the settings. Correct them and restart, then try it now.',
    NOT_ELIGIBLE: 'It says that the account may not use its API. docs/shops.md says what shops ask for.',
    THROTTLED: 'It asked us to slow down, so we leave it alone for a moment.',
  },
  usedUp: 'The calls of the last 24 hours are used up. Other sources fill in.',
  lastFailed: (said: string) => `It didn't answer the last call: ${said}`,
  notAsked: 'Not asked lately.',
} as const
