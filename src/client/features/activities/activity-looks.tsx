import { BellRing, CalendarPlus, CalendarX, Gift, Pencil, ShoppingBag, Trash2, UserPlus, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActivityType } from '#domain/activities/schema.ts'

type Look = { icon: ReactNode; tone: 'plum' | 'pine' | 'blue' | 'apricot' | 'amber' | 'grey' }

const looks: Record<ActivityType, Look> = {
  contact_added: { icon: <UserPlus />, tone: 'plum' },
  contact_updated: { icon: <Pencil />, tone: 'grey' },
  contact_deleted: { icon: <Trash2 />, tone: 'grey' },
  event_created: { icon: <CalendarPlus />, tone: 'blue' },
  event_updated: { icon: <Pencil />, tone: 'grey' },
  event_deleted: { icon: <CalendarX />, tone: 'grey' },
  gift_saved: { icon: <Gift />, tone: 'plum' },
  gift_updated: { icon: <Pencil />, tone: 'grey' },
  gift_removed: { icon: <Trash2 />, tone: 'grey' },
  gift_purchased: { icon: <ShoppingBag />, tone: 'pine' },
  reminder_set: { icon: <BellRing />, tone: 'amber' },
  profile_updated: { icon: <UserRound />, tone: 'grey' },
}

/** The icon of an activity; a type that this version doesn't know looks like an update. */
export function activityLook(type: string): Look {
  return type in looks ? looks[type as ActivityType] : looks.contact_updated
}
