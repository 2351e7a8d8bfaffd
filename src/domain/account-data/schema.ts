import { z } from 'zod'
import { fileLists } from './file.ts'

/** The result of an import: entries of each list that were added, and that were there already. */
const counts = z.object(Object.fromEntries(fileLists.map((list) => [list, z.int()])) as CountShape)
type CountShape = Record<(typeof fileLists)[number], z.ZodInt>

export const importedSchema = z.object({
  added: counts,
  alreadyThere: counts,
  /** Activities for which the account has no room: the oldest. */
  leftOut: z.int(),
  /** Whether name, profile and preferences were taken from the file: only into an account in which nothing was entered. */
  settingsTaken: z.boolean(),
  message: z.string(),
})
export type Imported = z.infer<typeof importedSchema>
