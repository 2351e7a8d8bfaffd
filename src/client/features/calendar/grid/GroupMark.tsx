import { Circle, Heart, House, Smile, Star } from 'lucide-react'
import type { CalendarColor } from '#domain/contacts/relationships.ts'

const marks = { partner: Heart, family: House, friend: Smile, special: Star, other: Circle } as const

/** The symbol of a group: its shape says what its color says. */
export function GroupMark({ color }: { color: CalendarColor }) {
  const Mark = marks[color]
  return <Mark aria-hidden />
}
