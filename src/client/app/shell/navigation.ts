import {
  BellRing,
  CalendarDays,
  ChartColumn,
  Gift,
  LayoutDashboard,
  ListChecks,
  MessageSquareHeart,
  Users,
  WalletCards,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { paths } from '#client/lib/paths.ts'
import type { CurrentUser } from '#domain/accounts/schema.ts'
import { shellTexts } from '#domain/texts/shell.ts'

export type Place = { path: string; label: string; Icon: LucideIcon }

const dashboard: Place = { path: paths.home, label: shellTexts.headers.dashboard.title, Icon: LayoutDashboard }
const contacts: Place = { path: paths.contacts, label: shellTexts.headers.contacts.title, Icon: Users }
const calendar: Place = { path: paths.calendar, label: shellTexts.headers.calendar.title, Icon: CalendarDays }
const reminders: Place = { path: paths.reminders, label: shellTexts.headers.reminders.title, Icon: BellRing }

const places: readonly Place[] = [
  dashboard,
  contacts,
  calendar,
  { path: paths.gifts, label: shellTexts.headers.gifts.title, Icon: Gift },
  reminders,
  { path: paths.feedback, label: shellTexts.headers.feedback.title, Icon: MessageSquareHeart },
]

/** After those that everything begins with. */
const more: readonly Place[] = [
  { path: paths.plans, label: shellTexts.headers.plans.title, Icon: ListChecks },
  { path: paths.budget, label: shellTexts.headers.budget.title, Icon: WalletCards },
]

const metrics: Place = { path: paths.userMetrics, label: shellTexts.headers.userMetrics.title, Icon: ChartColumn }

/** On a phone; all others are in the drawer. */
export const placesOfTabBar = [dashboard, calendar, contacts, reminders] as const

export function placesFor(user: CurrentUser): readonly Place[] {
  return [...places, ...(user.isAdmin ? [metrics] : []), ...more]
}

/** Whether the navigation entry is the current one: per-contact recommendations and imports belong to Contacts. */
export function isPlaceOf(place: string, path: string): boolean {
  if (path === paths.dashboard) return place === paths.home
  if (path.startsWith('/gift-recommendations/') || path.startsWith(paths.import)) return place === paths.contacts
  if (path.startsWith(`${paths.plans}/`)) return place === paths.plans
  return place === path
}
