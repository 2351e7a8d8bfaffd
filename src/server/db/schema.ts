// Every table, for drizzle and for migrations. Features import the table's own file's names through here.
export * from './schema/accounts.ts'
export * from './schema/people.ts'
export * from './schema/gifts.ts'
export * from './schema/activities.ts'
export * from './schema/imports.ts'
export * from './schema/reminders.ts'
export * from './schema/operations.ts'
export * from './schema/catalogue.ts'
