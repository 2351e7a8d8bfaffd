/** Statements that read more than one user's shard, besides those that read all users' rows (../plans/exceptions.ts). */
export const lookups: readonly { at: string; statement: string; because: string }[] = [
  {
    at: 'src/server/features/feedback/commands.ts changeFeedback',
    statement: 'for update',
    because: 'administrators answer the feedback of everyone, by its id',
  },
]
