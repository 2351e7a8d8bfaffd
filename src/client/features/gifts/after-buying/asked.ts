import { askedReactionsItem } from '#client/lib/storage.ts'

/** Gifts that are remembered as dismissed; older ones are no longer asked about anyway. */
const MOST = 300

/** Gifts whose 'How did it go?' was dismissed in this browser. */
export function askedAlready(): ReadonlySet<number> {
  const kept: unknown = parsed(askedReactionsItem.read())
  return new Set(Array.isArray(kept) ? kept.filter((id): id is number => typeof id === 'number') : [])
}

export function rememberAsked(ids: readonly number[]): ReadonlySet<number> {
  const all = [...new Set([...askedAlready(), ...ids])].slice(-MOST)
  askedReactionsItem.write(JSON.stringify(all))
  return new Set(all)
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}
