import { monthNumber } from '../month-names.ts'

/** One text of a birthday in three cells; a year that is missing may be the word 'null'. */
export function birthdayOfParts(year: string, month: string, day: string): string {
  const number = /^\d{1,2}$/.test(month) ? Number(month) : monthNumber(month)
  if (number === undefined || !/^\d{1,2}$/.test(day)) return [year, month, day].filter((part) => part !== '').join('-')
  const monthAndDay = `${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  return /^\d{4}$/.test(year) ? `${year}-${monthAndDay}` : `--${monthAndDay}`
}
