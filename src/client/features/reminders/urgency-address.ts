import type { Urgency } from '#domain/occasions/days-until.ts'

const levels: readonly Urgency[] = ['critical', 'high', 'medium', 'low']

/** The urgency that the address names; undefined for all, and for one there is not. */
export function urgencyFrom(search: string): Urgency | undefined {
  const named = new URLSearchParams(search).get('urgency')
  return levels.find((level) => level === named)
}

/** The search of the address with another urgency in it, '?' included; '' when nothing is left. */
export function withUrgency(search: string, urgency: string | undefined): string {
  const rest = new URLSearchParams(search)
  if (urgency === undefined || urgency === '') rest.delete('urgency')
  else rest.set('urgency', urgency)
  return rest.size === 0 ? '' : `?${rest.toString()}`
}
