import { CircleDashed, Gift, PackageCheck } from 'lucide-react'
import type { Occurrence } from '#domain/occasions/schema.ts'

const marks = { purchased: PackageCheck, assigned: Gift, none: CircleDashed } as const

/** Whether there is a gift for an event's day, as a sign; its words are beside it or read out. */
export function GiftMark({
  state,
  className,
}: {
  state: NonNullable<Occurrence['gift']>
  className?: string | undefined
}) {
  const Mark = marks[state]
  return <Mark aria-hidden className={className} />
}
