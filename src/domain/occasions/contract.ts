import { z } from 'zod'
import { exportLimit } from '../account-data/limits.ts'
import { daysBetween } from '../shared/calendar-date.ts'
import { routesOf } from '../shared/contract.ts'
import { calendarDateSchema, idSchema } from '../shared/wire.ts'
import { eventTexts } from '../texts/events.ts'
import {
  daysSchema,
  generatedSchema,
  listedOccasionSchema,
  listLimitSchema,
  MAX_RANGE_DAYS,
  newOccasionSchema,
  occasionChangeSchema,
  occasionSchema,
  occurrenceSchema,
  skipSchema,
  snoozeSchema,
} from './schema.ts'

const params = z.object({ id: idSchema })
const list = z.array(listedOccasionSchema)
const range = z
  .object({ from: calendarDateSchema, to: calendarDateSchema })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) <= MAX_RANGE_DAYS, {
    message: eventTexts.rangeInvalid,
    path: ['to'],
  })
const switched = z.enum(['true', 'false']).optional()
const removal = z.object({ keepGifts: switched, suppress: switched })

export const occasionContract = routesOf('occasions', {
  'GET /occasions': { answer: z.array(occasionSchema) },
  'GET /occasions/upcoming/:days': { params: daysSchema, query: listLimitSchema, answer: list },
  'GET /occasions/past/:days': { params: daysSchema, query: listLimitSchema, answer: list },
  'GET /occasions/with-gifts': { answer: list },
  'GET /occasions/without-gifts': { answer: list },
  'GET /occasions/between/:from/:to': { params: range, answer: z.array(occurrenceSchema) },
  'POST /occasions': { body: newOccasionSchema, status: 201, answer: occasionSchema },
  'POST /occasions/generate-relationship-events': { answer: generatedSchema },
  'GET /occasions/export': {
    limits: [exportLimit],
    mediaType: 'text/calendar',
    description: 'All events as a file for calendars: dates and names, nothing about gifts.',
  },
  'GET /occasions/:id/calendar.ics': {
    params,
    mediaType: 'text/calendar',
    description: 'One event as a file for calendars.',
  },
  'GET /occasions/:id': { params, answer: occasionSchema },
  'PUT /occasions/:id': { also: 'PATCH', params, body: occasionChangeSchema, answer: occasionSchema },
  'DELETE /occasions/:id': { params, query: removal, status: 204 },
  'POST /occasions/:id/skip': { params, body: skipSchema, answer: occasionSchema },
  // Some clients and proxies drop the body of a DELETE, so the day may be in the address as well.
  'DELETE /occasions/:id/skip': {
    params,
    query: skipSchema.partial(),
    body: skipSchema.partial().nullish(),
    status: 204,
  },
  'POST /occasions/:id/mute': { params, answer: occasionSchema },
  'DELETE /occasions/:id/mute': { params, status: 204 },
  'POST /occasions/:id/snooze': { params, body: snoozeSchema, answer: occasionSchema },
  'DELETE /occasions/:id/snooze': { params, status: 204 },
})
