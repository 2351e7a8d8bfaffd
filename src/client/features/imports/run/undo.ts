import type { Import, Undone } from '#domain/imports/schema.ts'
import { importScreenTexts as texts } from '#domain/texts/import-screens.ts'
import { confirm } from '#client/lib/dialogs.tsx'
import { goTo } from '#client/lib/back.ts'
import { paths } from '#client/lib/paths.ts'
import { createStore, useStore } from '#client/lib/store.ts'
import { useUndo } from '../mutations.ts'

/** What undoing did, for the page that says so: the server doesn't keep it. */
const results = createStore<ReadonlyMap<number, Undone>>(new Map())

export function useUndone(importId: number): Undone | undefined {
  return useStore(results).get(importId)
}

/** Asks first, then leads to the page that says what was taken back and what was kept. */
export function useAskAndUndo({ id, added, changed }: Import) {
  const undo = useUndo(id)
  const ask = async () => {
    const { title, text, action } = texts.undo
    if (!(await confirm({ title, text: text(added, changed), action, destructive: true }))) return
    const result = await undo.mutateAsync().catch(() => undefined)
    if (result === undefined) return
    results.set(new Map(results.get()).set(id, result))
    if (globalThis.location.pathname !== paths.importOf(id)) goTo(paths.importOf(id))
  }
  return { ask, isPending: undo.isPending }
}
