import { BellRing, CalendarDays, ChartColumn, Gift, LayoutDashboard, MessageSquareHeart, Users } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import type { CurrentUser } from '#domain/accounts/schema.ts'

export type Place = { path: string; label: string; Icon: LucideIcon }

const places: readonly Place[] = [
  { path: paths.home, label: 'Dashboard', Icon: LayoutDashboard },
  { path: paths.contacts, label: 'Contacts', Icon: Users },
  { path: paths.calendar, label: 'Calendar', Icon: CalendarDays },
  { path: paths.gifts, label: 'Gift Ideas', Icon: Gift },
  { path: paths.reminders, label: 'Reminders', Icon: BellRing },
  { path: paths.feedback, label: 'Feedback', Icon: MessageSquareHeart },
]

const metrics: Place = { path: paths.userMetrics, label: 'User Metrics', Icon: ChartColumn }

export function placesFor(user: CurrentUser): readonly Place[] {
  return user.isAdmin ? [...places, metrics] : places
}

/** Whether the entry of the navigation stands for the address: per-contact recommendations belong to Contacts. */
export function isPlaceOf(place: string, path: string): boolean {
  if (path === paths.dashboard) return place === paths.home
  if (path.startsWith('/gift-recommendations/')) return place === paths.contacts
  return place === path
}
