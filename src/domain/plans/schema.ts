import { z } from 'zod'
import {
  calendarDateSchema,
  dateOut,
  idSchema,
  instantOut,
  moneyOut,
  optionalAmountSchema,
  requiredText,
  signedMoneyOut,
} from '../shared/wire.ts'
import { fieldTexts } from '../texts/fields.ts'
import { planTexts } from '../texts/plans.ts'
import { MAX_PLAN_PEOPLE } from './limits.ts'

const name = requiredText(200, fieldTexts.planName, planTexts.nameRequired)
const totalBudget = optionalAmountSchema(planTexts.totalAmount)
const contactIds = z.array(idSchema).max(MAX_PLAN_PEOPLE, planTexts.tooManyPeople(MAX_PLAN_PEOPLE))

const personBudgetSchema = z.object({
  contactId: idSchema,
  /** Where a contact has two events in the plan, which is meant; by default the first. */
  occasionId: idSchema.optional(),
  /** Null takes part in the next even spread again. */
  budget: optionalAmountSchema(planTexts.budgetAmount),
})
const people = z.array(personBudgetSchema).max(MAX_PLAN_PEOPLE, planTexts.tooManyPeople(MAX_PLAN_PEOPLE))

export const newPlanSchema = z.object({
  name,
  /** Of the events that it creates; 'custom' by default. */
  type: requiredText(40, fieldTexts.eventType).optional(),
  date: calendarDateSchema,
  totalBudget: totalBudget.optional(),
  contactIds: contactIds.min(1, planTexts.peopleRequired),
  /** Budgets set by hand; the rest of the total is spread evenly. */
  people: people.optional(),
})
export type NewPlan = z.infer<typeof newPlanSchema>

export const planChangeSchema = z.object({
  name: name.optional(),
  totalBudget: totalBudget.optional(),
  people: people.optional(),
  add: contactIds.optional(),
  remove: contactIds.optional(),
  /** Spreads what the budgets set by hand leave of the total among the others, after all else of this change. */
  spread: z.literal('even', planTexts.spreadUnknown).optional(),
  version: z.number().int().optional(),
})
export type PlanChange = z.infer<typeof planChangeSchema>

const planPersonSchema = z.object({
  contactId: z.number().int(),
  contactName: z.string(),
  relationship: z.string(),
  emoji: z.string().nullable(),
  contactPicture: z.string().nullable(),
  occasionId: z.number().int(),
  eventName: z.string(),
  occurrenceDate: dateOut,
  /** Whether it's the event's next day: only that one can have gifts that aren't bought yet. */
  isComing: z.boolean(),
  budget: moneyOut.nullable(),
  /** Set for this person: an even spread leaves it as it is. */
  isBudgetFixed: z.boolean(),
  /** The cost of the assigned gifts, bought or not. */
  spent: moneyOut,
  /** The cost of the bought ones alone. */
  bought: moneyOut,
  counts: z.object({
    purchased: z.number().int(),
    cards: z.number().int(),
    assigned: z.number().int(),
    ideas: z.number().int(),
    /** How many of the assigned ones have no price and are missing from `spent`. */
    withoutPrice: z.number().int(),
  }),
  needsGift: z.boolean(),
  /** This occurrence is skipped ('Skip this year'). */
  skipped: z.boolean(),
  /** The last day to order a gift; null if the event needs none. */
  orderBy: dateOut.nullable(),
  /** Of the latest earlier occurrence with gifts or a plan; null if there is none. */
  lastYear: z
    .object({
      year: z.number().int(),
      titles: z.array(z.string()),
      spent: moneyOut,
      budget: moneyOut.nullable(),
    })
    .nullable(),
})

export const planSchema = z.object({
  id: z.number().int(),
  uid: z.string(),
  name: z.string(),
  type: z.string(),
  date: dateOut,
  totalBudget: moneyOut.nullable(),
  /** The sum of the people's budgets. */
  planned: moneyOut,
  spent: moneyOut,
  bought: moneyOut,
  /** Budget minus spent; null without a total budget. */
  open: signedMoneyOut.nullable(),
  /** The user's own part of what is spent, after splits. */
  ownShare: moneyOut,
  /** Who still needs a gift ordered, and the last day to order one of them; null if there is nobody. */
  toOrder: z.object({ count: z.number().int(), by: dateOut }).nullable(),
  /** The plan of the same occasion before this one, whose people and budgets can be copied. */
  lastPlan: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** By name. */
  people: z.array(planPersonSchema),
  createdAt: instantOut,
  updatedAt: instantOut,
  version: z.number().int(),
})
export type Plan = z.infer<typeof planSchema>
export type PlanPerson = Plan['people'][number]
