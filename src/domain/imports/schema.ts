import { z } from 'zod'
import { dateOut, idSchema, instantOut, requiredText } from '../shared/wire.ts'
import { contactChoiceNames } from '../contacts/choice-fields.ts'
import { contactTextNames } from '../contacts/text-fields.ts'
import { contactTexts } from '../texts/contacts.ts'
import { fieldTexts } from '../texts/fields.ts'
import { giftStates } from './found-gift.ts'
import { mappedFields } from './found-person.ts'
import { MAX_IMPORT_PEOPLE } from './limits.ts'

export const fileKinds = ['vcard', 'google-csv', 'outlook-csv', 'csv', 'gifts-csv', 'ics', 'zip'] as const

/** What an import is doing. 'reading' isn't among them: nobody sees an import before its file has been read. */
export const importStates = ['mapping', 'preview', 'running', 'done', 'failed', 'undone'] as const
export type ImportState = (typeof importStates)[number]

/** What an import can add to a contact: fields, and events besides the birthday and the anniversary. */
export const addableFields = [
  'birthday',
  'anniversaryDate',
  'email',
  ...contactChoiceNames,
  'categoryIds',
  ...contactTextNames,
  'events',
  'gifts',
] as const
export type AddableField = (typeof addableFields)[number]

const dateOrders = ['month-first', 'day-first'] as const
const dateOrderSchema = z.object({ used: z.enum(dateOrders), isSure: z.boolean() }).nullable()

const keySchema = z.string().regex(/^[1-9]\d{0,4}$/)

/** A contact that a person of the file may be. `why` is the strongest sign: an e-mail address, a phone or the name. */
const matchSchema = z.object({
  contactId: z.number().int(),
  fullName: z.string(),
  why: z.enum(['email', 'phone', 'name']),
  /** What the contact lacks and would get. */
  adds: z.array(z.enum(addableFields)),
})
export type Match = z.infer<typeof matchSchema>

export const choosableActions = ['add', 'merge', 'skip'] as const

const previewPersonSchema = z.object({
  key: keySchema,
  fullName: z.string(),
  birthday: z.string().nullable(),
  anniversaryDate: dateOut.nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  /** Guessed, unless the file says it; 'friend' where nothing tells. */
  relationship: z.string(),
  events: z.array(z.object({ name: z.string(), date: z.string() })),
  /** Gift ideas, and what they were given. */
  gifts: z.array(z.object({ title: z.string(), state: z.enum(giftStates) })),
  /** Labels of the file, such as 'Work': relationships can be set for all who have one. */
  groups: z.array(z.string()),
  /** None: they're new. One whose `adds` are empty: they're already there. */
  matches: z.array(matchSchema),
  /** What adding the person, or merging with the only match, would add. */
  adds: z.array(z.enum(addableFields)),
  /** What happens unless the user chooses otherwise. */
  suggested: z.enum(choosableActions),
  problems: z.array(z.string()),
})
export type PreviewPerson = z.infer<typeof previewPersonSchema>

export const importSchema = z.object({
  id: z.number().int(),
  state: z.enum(importStates),
  kind: z.enum(fileKinds),
  fileName: z.string(),
  /** People of a run so far, and all of it; before, those in the file. */
  done: z.number().int(),
  total: z.number().int(),
  /** Contacts that the run added, and those that it filled in. */
  added: z.number().int(),
  changed: z.number().int(),
  createdAt: instantOut,
  /** Until when it can be undone; null before it's done, and after it was undone. */
  undoUntil: instantOut.nullable(),
  /** Why it failed, as a sentence. */
  failure: z.string().nullable(),
})
export type Import = z.infer<typeof importSchema>

/** While it waits for the user, an import also says what is in the file; afterward, how many events it added. */
export const openImportSchema = importSchema.extend({
  /** In state 'mapping': the columns of the table, and what we think they are. */
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })).optional(),
  guess: z.partialRecord(z.enum(mappedFields), z.string()).optional(),
  /** How the file was read where it could be read in more than one way. */
  assumptions: z.object({ dateOrder: dateOrderSchema, yearsAreBirthYears: z.boolean().nullable() }).optional(),
  /** In state 'preview': whether its columns were chosen, and can be chosen again. */
  isMapped: z.boolean().optional(),
  people: z.array(previewPersonSchema).optional(),
  problems: z.array(z.object({ line: z.number().int().nullable(), text: z.string() })).optional(),
  /** How many contacts the account still has room for. */
  room: z.number().int().optional(),
  /** In state 'done': events that came with its people. */
  events: z.number().int().optional(),
})
export type OpenImport = z.infer<typeof openImportSchema>

export const mappingSchema = z.object({
  /** Which column is what, for a CSV file of no known kind. */
  columns: z.partialRecord(z.enum(mappedFields), z.string().max(500)).optional(),
  dateOrder: z.enum(dateOrders).optional(),
  yearsAreBirthYears: z.boolean().optional(),
})

/** What to do with each person; one who isn't named is skipped. */
export const runSchema = z.object({
  people: z
    .array(
      z.discriminatedUnion('action', [
        z.object({
          key: keySchema,
          action: z.literal('add'),
          relationship: requiredText(40, fieldTexts.relationship, contactTexts.relationshipRequired).optional(),
        }),
        z.object({ key: keySchema, action: z.literal('merge'), contactId: idSchema }),
        z.object({ key: keySchema, action: z.literal('skip') }),
      ]),
    )
    .max(MAX_IMPORT_PEOPLE),
})
export type Run = z.infer<typeof runSchema>

const keptSchema = z.object({ contactId: z.number().int(), fullName: z.string(), why: z.string() })

export const undoneSchema = z.object({
  state: z.literal('undone'),
  /** Contacts that were added and are gone again. */
  removed: z.number().int(),
  /** Contacts that were filled in and are as they were. */
  restored: z.number().int(),
  /** Contacts that stay as they are, each with the reason. */
  kept: z.array(keptSchema),
})
export type Undone = z.infer<typeof undoneSchema>
