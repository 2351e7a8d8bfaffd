import { z } from 'zod'
import { dateOut, moneyOut, optionalAmountSchema, signedMoneyOut } from '../shared/wire.ts'
import { budgetTexts } from '../texts/budget.ts'
import { FIRST_YEAR, LAST_YEAR } from './years.ts'

const year = z
  .number(budgetTexts.yearInvalid)
  .int(budgetTexts.yearInvalid)
  .min(FIRST_YEAR, budgetTexts.yearInvalid)
  .max(LAST_YEAR, budgetTexts.yearInvalid)

/** Without a year, the current one of the user. */
export const budgetQuerySchema = z.object({
  year: z
    .string()
    .regex(/^\d{4}$/, budgetTexts.yearInvalid)
    .transform(Number)
    .pipe(year)
    .optional(),
})

/** An amount of null or '' means that the year has no envelope. */
export const envelopeSchema = z.object({ year, amount: optionalAmountSchema(budgetTexts.amount) })
export type EnvelopeChange = z.infer<typeof envelopeSchema>

const costs = {
  /** The cost of the assigned gifts, bought or not, before anybody shares it. */
  spent: moneyOut,
  /** The cost of the bought ones alone. */
  bought: moneyOut,
  /** What you pay yourself after splits. */
  ownShare: moneyOut,
}

const figures = {
  /** Of the events together; null if none has one. */
  budget: moneyOut.nullable(),
  ...costs,
  /** Budget minus spent, below zero when more is spent; null without a budget. */
  open: signedMoneyOut.nullable(),
  gifts: z.number().int(),
  /** How many of the gifts have no price and are missing from the sums. */
  withoutPrice: z.number().int(),
}
const compared = { ...figures, lastYear: moneyOut }

const eventSchema = z.object({
  ...figures,
  occasionId: z.number().int(),
  contactId: z.number().int(),
  contactName: z.string(),
  name: z.string(),
  occurrenceDate: dateOut,
  /** Null if no plan has this occurrence. */
  planId: z.number().int().nullable(),
})

export const budgetSchema = z.object({
  year: z.number().int(),
  envelope: moneyOut.nullable(),
  ...costs,
  /** Envelope minus spent, below zero when more is spent; null without an envelope. */
  open: signedMoneyOut.nullable(),
  /** The budgets of the year's events together. */
  assigned: moneyOut,
  gifts: z.number().int(),
  withoutPrice: z.number().int(),
  /** Gifts bought for days of this year and the one before that have no event, and so aren't in any sum. */
  withoutEvent: z.number().int(),
  /** All twelve, January first. */
  byMonth: z.array(z.object({ ...compared, month: z.number().int() })),
  /** In each of these the most spent comes first. */
  byContact: z.array(
    z.object({
      ...compared,
      contactId: z.number().int(),
      contactName: z.string(),
      relationship: z.string(),
      emoji: z.string().nullable(),
      picture: z.string().nullable(),
    }),
  ),
  byRelationship: z.array(z.object({ ...compared, relationship: z.string() })),
  /** Events of one type together; those of this year by date. */
  byOccasion: z.array(z.object({ ...compared, name: z.string(), events: z.array(eventSchema) })),
  /** What the events of the next 90 days will still cost, whichever year is asked for. */
  forecast90: z.object({
    from: dateOut,
    to: dateOut,
    /** Gifts that are assigned and not bought yet. */
    assigned: moneyOut,
    /** What is left of the events' budgets beyond their gifts. */
    unusedBudgets: moneyOut,
    total: moneyOut,
    /** The total with your part only of what is split. */
    ownShare: moneyOut,
    events: z.number().int(),
    withoutPrice: z.number().int(),
  }),
  lastYear: z.object({
    year: z.number().int(),
    envelope: moneyOut.nullable(),
    ...costs,
    /** Spent in each of the twelve months. */
    byMonth: z.array(moneyOut),
  }),
})
export type Budget = z.infer<typeof budgetSchema>
