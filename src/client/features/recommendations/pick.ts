/**
 * `count` of the items, from place `round * count` on and around the end: every round shows others until all were seen.
 */
export function pickRound<Item>(items: readonly Item[], count: number, round: number): Item[] {
  const picked: Item[] = []
  for (let step = 0; step < Math.min(count, items.length); step += 1) {
    const item = items[(round * count + step) % items.length]
    if (item !== undefined) picked.push(item)
  }
  return picked
}
