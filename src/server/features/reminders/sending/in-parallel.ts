/**
 * Works on so many items at a time, each when an earlier one is done, so that a slow one holds up no other. After a
 * failure nothing more is taken, and what is under way is waited for.
 * @throws the first failure
 */
export async function inParallel<Item>(
  items: AsyncGenerator<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const workers = Array.from({ length: atOnce }, async () => {
    try {
      for (let next = await items.next(); !next.done; next = await items.next()) await work(next.value)
    } catch (error) {
      await items.return(undefined)
      throw error
    }
  })
  const failed = (await Promise.allSettled(workers)).find((worker) => worker.status === 'rejected')
  if (failed) throw failed.reason
}

/**
 * Writes what comes within a few milliseconds together.
 * @returns adds one item; done when it's written
 */
export function inBatches<Item>(gatherMs: number, write: (items: Item[]) => Promise<void>) {
  let gathered: { items: Item[]; written: Promise<void> } | undefined
  return (item: Item): Promise<void> => {
    if (gathered) {
      gathered.items.push(item)
      return gathered.written
    }
    const items = [item]
    const written = new Promise((resolve) => setTimeout(resolve, gatherMs)).then(() => {
      gathered = undefined
      return write(items)
    })
    gathered = { items, written }
    return written
  }
}
