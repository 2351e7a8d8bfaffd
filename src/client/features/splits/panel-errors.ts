import { splitTexts } from '#domain/texts/splits.ts'
import { emailError } from './contributor-check.ts'
import { toBody } from './split-values.ts'
import type { SplitValues } from './split-values.ts'

/** What hinders saving the rows of the panel. Rows of 0 or without a name stay on the screen and hinder nothing. */
export function panelErrors(values: SplitValues) {
  const emails = new Map<string, string>()
  for (const [index, row] of values.rows.entries()) {
    const error = emailError(row.email, values.rows.slice(0, index))
    if (error !== undefined) emails.set(row.id, error)
  }
  const people = toBody(values).contributors.length === 0 ? splitTexts.contributorRequired : undefined
  return { emails, people, some: emails.size > 0 || people !== undefined }
}

export type PanelErrors = ReturnType<typeof panelErrors>
