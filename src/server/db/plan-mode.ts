import type pg from 'pg'

// PostgreSQL plans a prepared statement again each time if it expects to save more by that than planning costs. For our small
// ones it's wrong: planning took two thirds of the database's time. A search, which isn't prepared, needs a plan for its own words.

const PREFIX = 'plan_mode_'

/** From here on, statements have one plan for all values. */
export const GENERAL_PLANS = planMode('general', `set plan_cache_mode = force_generic_plan`)

/** The same until the transaction ends. */
export const GENERAL_PLANS_OF_CHANGE = planMode('general_of_change', `set local plan_cache_mode = force_generic_plan`)

/** PostgreSQL chooses again. */
export const CHOSEN_PLANS = planMode('chosen', `set plan_cache_mode = auto`)

export function isPlanMode({ name }: { name?: string | undefined }): boolean {
  return name?.startsWith(PREFIX) === true
}

function planMode(name: string, text: string): pg.QueryConfig {
  return { name: PREFIX + name, text }
}
