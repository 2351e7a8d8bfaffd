/** Tables of users whose keys don't begin with their owner yet: one a line, until none is left. */
export const tablesNotYet: readonly string[] = ['reminders', 'email_reminders']

/** Files with statements that read more than one user's partition: one a line, until none is left. */
export const filesNotYet: readonly string[] = []
