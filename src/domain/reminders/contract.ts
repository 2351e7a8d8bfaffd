import { z } from 'zod'
import { routesOf, type Limit } from '../shared/contract.ts'
import { idSchema } from '../shared/wire.ts'
import {
  noticeSchema,
  noticesQuerySchema,
  noticesSchema,
  reminderAddressSchema,
  reminderHealthSchema,
  reminderSchema,
  reminderSentSchema,
  remindersQuerySchema,
} from './schema.ts'

/** At most five e-mails an hour to one address, and from one user. */
export const sendNowLimits = {
  ofAccount: { name: 'send-reminder', max: 5, windowSeconds: 3600, per: 'account', counts: 'e-mails' },
  toAddress: { name: 'send-reminder-to', max: 5, windowSeconds: 3600, per: 'e-mail address', counts: 'e-mails' },
} satisfies Record<string, Limit>

/** Guessing links: at most 60 wrong ones an hour from one visitor. Their pages aren't part of the API. */
export const actLimits = {
  wrongLinks: { name: 'act-link-ip', max: 60, windowSeconds: 3600, per: 'visitor', counts: 'wrong links' },
} satisfies Record<string, Limit>

const params = z.object({ id: idSchema })

export const reminderContract = {
  ...routesOf('reminders', {
    'GET /reminders': { query: remindersQuerySchema, answer: z.array(reminderSchema) },
    'GET /notices': { query: noticesQuerySchema, answer: z.array(noticeSchema) },
    'GET /reminders/address': { answer: reminderAddressSchema },
    'GET /occasions/:id/notices': { params, answer: noticesSchema },
    'POST /occasions/:id/send-reminder': { params, limits: Object.values(sendNowLimits), answer: reminderSentSchema },
  }),
  ...routesOf('admin', { 'GET /admin/reminder-health': { access: 'admin', answer: reminderHealthSchema } }),
}
