import { z } from 'zod'
import { routesOf } from '../shared/contract.ts'
import { idSchema } from '../shared/wire.ts'
import {
  noticesSchema,
  plannedEmailsSchema,
  reminderHealthSchema,
  reminderSchema,
  reminderSentSchema,
  remindersQuerySchema,
} from './schema.ts'

const params = z.object({ id: idSchema })

export const reminderContract = {
  ...routesOf('reminders', {
    'GET /reminders': { query: remindersQuerySchema, answer: z.array(reminderSchema) },
    'GET /reminders/planned-emails': { answer: plannedEmailsSchema },
    'GET /occasions/:id/notices': { params, answer: noticesSchema },
    'POST /occasions/:id/send-reminder': { params, answer: reminderSentSchema },
  }),
  ...routesOf('admin', { 'GET /admin/reminder-health': { access: 'admin', answer: reminderHealthSchema } }),
}
