import { useEffect, useRef } from 'react'
import type { SourceDetails } from '#domain/catalogue/sources/schema.ts'
import { sourceScreenTexts } from '#domain/texts/source-screens.ts'
import { queryClient } from '#client/lib/query.ts'
import { toast, toastSuccess } from '#client/lib/toast.ts'
import { isImporting, sourceQueries } from '../queries.ts'

const { last: texts } = sourceScreenTexts.feed

/** Says how an import that was seen running ended. */
export function useEnd(source: SourceDetails) {
  const isRunning = isImporting(source)
  const wasRunning = useRef(isRunning)
  useEffect(() => {
    if (wasRunning.current && !isRunning) {
      tell(source)
      // The first products may be others now.
      queryClient.removeQueries({ queryKey: sourceQueries.previews(source.id), type: 'inactive' })
    }
    wasRunning.current = isRunning
  }, [isRunning, source])
}

function tell({ name, feed }: SourceDetails) {
  const last = feed?.lastImport
  if (!last) return
  switch (last.outcome) {
    case 'imported':
      toastSuccess(texts.done(name, texts.changes(last.added, last.changed, last.removed)))
      return
    case 'unchanged':
      toastSuccess(texts.doneSame(name))
      return
    case 'refused':
    case 'failed':
      toast({ title: texts.notDone(name), description: last.text ?? undefined, variant: 'destructive' })
  }
}
