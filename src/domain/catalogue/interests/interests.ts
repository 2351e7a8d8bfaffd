import { area1 } from './area-1.ts'
import { area2 } from './area-2.ts'
import { area3 } from './area-3.ts'
import { area4 } from './area-4.ts'
import { area5 } from './area-5.ts'
import type { Interest } from './interest.ts'

/** The whole vocabulary: what gift ideas are tagged with and what everyday words are turned into. */
export const interests: readonly Interest[] = [...area1, ...area2, ...area3, ...area4, ...area5]

const byId = new Map(interests.map((interest) => [interest.id, interest]))

export function findInterest(id: string): Interest | undefined {
  return byId.get(id)
}
