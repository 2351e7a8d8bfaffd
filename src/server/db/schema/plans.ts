import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { calendarDate, cents, idOf, instant, rowId } from './columns.ts'
import { occasions } from './people.ts'

/** One occasion for many people, such as 'Christmas 2026'. */
export const plans = pgTable(
  'plans',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: rowId('id').notNull(),
    uid: uuid('uid').notNull().defaultRandom(),
    name: text('name').notNull(),
    /** The type of the events that it creates. */
    type: text('type').notNull(),
    date: calendarDate('date').notNull(),
    totalBudget: cents('total_budget'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    // A plan, and all of a user's.
    primaryKey({ columns: [t.userId, t.id] }),
    // A plan of an exported file.
    unique('plans_uid').on(t.userId, t.uid),
  ],
)

/** The occurrences that a plan shows, with what each may cost. An occurrence is in one plan at most. */
export const planOccurrences = pgTable(
  'plan_occurrences',
  {
    userId: text('user_id').notNull(),
    occasionId: idOf('occasion_id').notNull(),
    occurrenceDate: calendarDate('occurrence_date').notNull(),
    planId: idOf('plan_id').notNull(),
    /** Of the coming occurrence it's the event's own budget, too (features/occasions/planned.ts). */
    budget: cents('budget'),
    /** Set for this person: spreading the total evenly leaves it as it is. */
    isBudgetFixed: boolean('is_budget_fixed').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // The plan and budget of an event's occurrences.
    primaryKey({ columns: [t.userId, t.occasionId, t.occurrenceDate] }),
    // The people of a plan.
    index('plan_occurrences_plan').on(t.userId, t.planId),
    foreignKey({
      name: 'plan_occurrences_plan_of_user',
      columns: [t.userId, t.planId],
      foreignColumns: [plans.userId, plans.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'plan_occurrences_occasion_of_user',
      columns: [t.userId, t.occasionId],
      foreignColumns: [occasions.userId, occasions.id],
    }).onDelete('cascade'),
  ],
)
