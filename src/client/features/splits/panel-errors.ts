import { MAX_AMOUNT } from '#domain/shared/money.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { emailError } from './contributor-check.ts'
import { shownRows, toBody } from './split-values.ts'
import type { SplitValues } from './split-values.ts'

/**
 * What hinders saving the rows of the panel. A row without a name that pays something does: left out, its part of the cost
 * would belong to no one. Empty rows stay on the screen and block nothing.
 */
export function panelErrors(values: SplitValues) {
  const names = new Map<string, string>()
  const emails = new Map<string, string>()
  const isTooLarge = values.method === 'custom' && values.rows.some(({ amountCents }) => amountCents > MAX_AMOUNT)
  for (const [index, row] of shownRows(values).entries()) {
    if (row.name.trim() === '' && (row.amountCents > 0 || row.email.trim() !== ''))
      names.set(row.id, splitTexts.nameOrRemove)
    const email = emailError(row.email, values.rows.slice(0, index))
    if (email !== undefined) emails.set(row.id, email)
  }
  const isEmpty = names.size === 0 && toBody(values).contributors.length === 0
  const people = isEmpty ? splitTexts.contributorRequired : undefined
  const some = names.size > 0 || isTooLarge || emails.size > 0 || isEmpty
  return { names, emails, people, some }
}

export type PanelErrors = ReturnType<typeof panelErrors>
