/** What forms say of a record that somebody else, or another tab, saved or deleted first. */
export const versionTexts = {
  changedElsewhere: 'Changed elsewhere',
  stale: 'This was changed somewhere else in the meantime. Check the current version before you save.',
  versions: {
    field: 'Field',
    yours: 'Your version',
    theirs: 'Saved version',
    keepMine: 'Save my version',
    takeTheirs: 'Use the saved version',
  },
  deletedElsewhere: 'Deleted elsewhere',
  deletedWhileEditing: (what: string) =>
    `This ${what} was deleted while you were editing. Your changes are still here.`,
  takenOver: (fields: string) => `We kept these changes from the other version: ${fields}.`,
} as const
