/** Statements that read more than one user's shard, besides those that read all users' rows (../plans/exceptions.ts). */
export const lookups: readonly { at: string; statement: string; because: string }[] = []

/** Tests of the server that can't run on partitions, each with its reason. */
export const notOnPartitions: Record<string, string> = {
  'src/server/db/migrate.test.ts': 'goes back to tables of earlier versions',
  'src/server/db/backup/*.test.ts': 'compares with a database that isn’t distributed',
}
