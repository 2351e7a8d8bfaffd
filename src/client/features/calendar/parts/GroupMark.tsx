import { Circle, Heart, House, Smile, Star } from 'lucide-react'
import type { CalendarColour } from '#domain/contacts/relationships.ts'

const marks = { partner: Heart, family: House, friend: Smile, special: Star, other: Circle } as const

/** The sign of a group: its shape says what its colour says. */
export function GroupMark({ colour }: { colour: CalendarColour }) {
  const Mark = marks[colour]
  return <Mark aria-hidden />
}
