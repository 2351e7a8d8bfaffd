import { eventStates } from './states/events.ts'
import { giftStates } from './states/gifts.ts'
import { importStates } from './states/imports.ts'
import { pageStates } from './states/pages.ts'
import { peopleStates } from './states/people.ts'
import { planStates } from './states/plans.ts'
import { settingsStates } from './states/settings.ts'
import { signedOutStates } from './states/signed-out.ts'
import { sourceStates } from './states/sources.ts'
import { troubleStates } from './states/trouble.ts'
import type { State } from './state.ts'

/** Everything that can be on the screen. A feature adds its line to one of these tables. */
export const states: State[] = [
  ...signedOutStates,
  ...pageStates,
  ...peopleStates,
  ...importStates,
  ...eventStates,
  ...giftStates,
  ...planStates,
  ...settingsStates,
  ...sourceStates,
  ...troubleStates,
]
