import { bigint, bigserial, customType, text, timestamp } from 'drizzle-orm/pg-core'
import { mapChoices, optionsOf, type ContactChoice } from '#domain/contacts/choice-fields.ts'
import { contactTextFields } from '#domain/contacts/text-fields.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { mapValues } from '#domain/shared/map-values.ts'
import { toDecimal, type Cents } from '#domain/shared/money.ts'

/** `numeric(10,2)` in the table, integer cents in the code: no amount ever passes through a float. */
export const cents = customType<{ data: Cents; driverData: string }>({
  dataType: () => 'numeric(10, 2)',
  toDriver: (value) => toDecimal(value),
  // PostgreSQL prints numeric(10,2) with exactly two decimals, so dropping the point gives the cents.
  fromDriver: (value) => Number(value.replace('.', '')),
})

/** A `date` handed to the code as the string 'YYYY-MM-DD'; the connection leaves dates as text. */
export const calendarDate = customType<{ data: CalendarDate }>({ dataType: () => 'date' })

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Counted over all users, and stays below 2^53, the largest number that JavaScript counts to. */
export const rowId = (name: string) => bigserial(name, { mode: 'number' })

/** The id of another row, which has the same owner. */
export const idOf = (name: string) => bigint(name, { mode: 'number' })

/** An instant. Always written from the app's clock, so it has no default in SQL. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** The column of a field: 'phone_number' of `phoneNumber`. */
export function columnName(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const optionColumn = <Name extends ContactChoice>(name: Name) => text(columnName(name), { enum: optionsOf(name) })

/** gender … and phone_number, mailing_address, interests, wishes … notes: each choice and each optional text of a contact. */
export const contactFieldColumns = () => ({
  ...mapChoices<{ [Name in ContactChoice]: ReturnType<typeof optionColumn<Name>> }>(optionColumn),
  ...mapValues(contactTextFields, (_, name) => text(columnName(name))),
})
