import { askedFields, type AskedField } from '#domain/ask-links/fields.ts'
import { birthdayProblem, parseBirthday } from '#domain/contacts/birthday.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { askLinkTexts } from '#domain/texts/ask-links.ts'
import type { Body } from '#client/lib/api.ts'
import type { FormErrors } from '#client/lib/form.ts'

/** The fields of the page as shown; '' is empty. */
export type AnswerValues = Record<AskedField, string>

export const emptyAnswer: AnswerValues = {
  birthday: '',
  mailingAddress: '',
  sizes: '',
  interests: '',
  allergies: '',
  wishes: '',
}

export function answerErrors({ birthday }: AnswerValues, today: CalendarDate): FormErrors<AnswerValues> {
  if (birthday === '') return {}
  const problem = birthdayProblem(birthday, today)
  if (problem !== undefined) return { birthday: problem }
  return parseBirthday(birthday)?.day === undefined ? { birthday: askLinkTexts.page.dayMissing } : {}
}

export function saysNothing(values: AnswerValues): boolean {
  return askedFields.every((field) => values[field].trim() === '')
}

/** @param isAgain then an empty field takes back what was sent; else it leaves what may have been sent another day */
export function answerBody(values: AnswerValues, isAgain: boolean): Body<'POST /ask/:token'> {
  const filled = askedFields.filter((field) => isAgain || values[field].trim() !== '')
  return Object.fromEntries(filled.map((field) => [field, values[field]]))
}
