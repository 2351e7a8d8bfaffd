import type { Locator } from '@playwright/test'
import type { AccountName } from './accounts.ts'
import type { Visitor } from './visitor.ts'

/** What can be on the screen: whose account it is, and how one gets there. */
export interface State {
  name: string
  as: AccountName
  /** From a new window; ends when the screen shows it. */
  show: (visitor: Visitor) => Promise<void>
  /** `held` never answers what a page reads, `failing` answers it with a 500, `gone` answers nothing at all. */
  server?: 'held' | 'failing' | 'gone'
  /** Also at the sizes that only a selection is looked at. */
  everywhere?: true
  /** What has to be in view without scrolling, at 1360x900 and 390x844. */
  inView?: (visitor: Visitor) => Locator
}

/** Those of a group have this in common. */
export function all(common: Pick<State, 'as' | 'server'>, group: Omit<State, 'as' | 'server'>[]): State[] {
  return group.map((state) => ({ ...common, ...state }))
}
