import type { ReadingChoices } from '#domain/imports/found-person.ts'
import type { FileInParts } from '#domain/imports/in-parts.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { ErrorCode } from '#domain/shared/errors.ts'

export interface ReaderStart {
  bytes: Uint8Array
  today: CalendarDate
  choices: ReadingChoices
}

export type FromReader = { state: 'read'; file: FileInParts } | { state: 'refused'; code: ErrorCode; message: string }
