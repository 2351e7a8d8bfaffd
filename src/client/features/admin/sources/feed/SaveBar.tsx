import { sourceScreenTexts } from '#domain/texts/source-screens.ts'
import { queryClient } from '#client/lib/query.ts'
import { toast, toastSuccess } from '#client/lib/toast.ts'
import { Button } from '#client/ui/Button.tsx'
import { useChangeFeed, useRefresh } from '../mutations.ts'
import { isNew, sourceQueries } from '../queries.ts'
import styles from './SaveBar.module.css'
import type { FeedForm } from './use-feed-form.ts'

const { bar: texts, columns, refresh: refreshNow } = sourceScreenTexts.feed

/** At the lower edge: saves what was changed; before the first import, imports the feed. */
export function SaveBar({ form }: { form: FeedForm }) {
  const { source, missing, isDirty } = form
  const save = useChangeFeed(source.id)
  const refresh = useRefresh(source.id)
  const isFirst = isNew(source)
  const isReady = form.preview.data !== undefined && missing.length === 0

  const saveAll = (then: () => void) => save.mutate(form.body(), { onSuccess: then, onError: form.showIssues })
  const saveOnly = () =>
    saveAll(() => {
      // Another address, or other columns, are other first products.
      void queryClient.invalidateQueries({ queryKey: sourceQueries.previews(source.id) }).then(form.discard)
      const changesProducts = form.changes.mapping !== undefined || form.changes.departments !== undefined
      if (!changesProducts || isFirst) return toastSuccess(texts.saved)
      return toast({
        title: texts.savedNext,
        action: { label: refreshNow, onSelect: () => refresh.mutate({}) },
      })
    })
  const importAll = () =>
    saveAll(() => {
      form.discard()
      refresh.mutate({})
    })
  return (
    <section aria-label={isFirst ? texts.import : texts.save} className={styles['bar']}>
      <p className={styles['words']}>
        {missing.length > 0 ? (
          <span role="alert" className={styles['wrong']}>
            {columns.missing(missing.map((field) => columns.fields[field]).join(', '))}
          </span>
        ) : isFirst ? (
          firstStep(form)
        ) : (
          texts.unsaved
        )}
      </p>
      {isDirty && !isFirst && (
        <Button onClick={form.discard} disabled={save.isPending}>
          {texts.discard}
        </Button>
      )}
      {isDirty && (!isFirst || !isReady) && (
        <Button
          variant={isFirst ? 'secondary' : 'primary'}
          pending={save.isPending}
          pendingText={texts.saving}
          onClick={saveOnly}
        >
          {texts.save}
        </Button>
      )}
      {isFirst && (
        <Button
          variant="primary"
          size="lg"
          disabled={!isReady}
          pending={save.isPending || refresh.isPending}
          pendingText={texts.importing}
          onClick={importAll}
        >
          {texts.import}
        </Button>
      )}
    </section>
  )
}

/** What comes before the first import. */
function firstStep({ hasContent, preview }: FeedForm): string {
  if (!hasContent) return texts.needsFile
  if (preview.isError) return texts.needsOther
  return preview.data === undefined ? texts.reading : texts.ready
}
