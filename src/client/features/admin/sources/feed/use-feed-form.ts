import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { requiredFeedFields, type FeedField } from '#domain/catalogue/sources/fields.ts'
import type { ChangedSource, SourceDetails } from '#domain/catalogue/sources/schema.ts'
import { sourceScreenTexts } from '#domain/texts/source-screens.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { toastError } from '#client/lib/toast.ts'
import { useUnsaved } from '#client/lib/unsaved.ts'
import { isNew, sourceQueries } from '../queries.ts'
import { departmentsOf, scheduleOf, toSend, type Changes } from './feed-changes.ts'

export type FeedForm = ReturnType<typeof useFeedForm>

/** Everything that can be set for a feed, as it would be saved. Its columns are known once its beginning was read. */
export function useFeedForm(source: SourceDetails) {
  const [changes, setChanges] = useState<Changes>({})
  const [isAsked, setAsked] = useState(false)
  const [errors, setErrors] = useState<{ name?: string; url?: string }>({})
  const isFirst = isNew(source)
  const hasContent = typeof (source.feed?.url ?? source.feed?.fileName) === 'string'
  const preview = useQuery({
    ...sourceQueries.preview(source.id, changes.mapping),
    enabled: hasContent && (isFirst || isAsked),
  })
  const change = (patch: Changes) => {
    setChanges((before) => ({ ...before, ...patch }))
    setErrors({})
  }
  const mapping = changes.mapping ?? preview.data?.mapping ?? source.feed?.mapping ?? {}
  const isDirty = Object.keys(toSend(source, changes)).length > 0
  useUnsaved(isDirty)
  return {
    source,
    preview,
    hasContent,
    isAsked: isFirst || isAsked,
    ask: () => setAsked(true),
    isDirty,
    changes,
    change,
    discard: () => {
      setChanges({})
      setErrors({})
    },
    errors,
    /** Puts the server's issues at their fields; anything else is a toast. */
    showIssues: (error: Error) => {
      const issues = error instanceof ApiError ? error.issues : []
      const message = (field: string) => issues.find(({ path }) => path === field)?.message
      const [name, url] = [message('name'), message('url')]
      setErrors({ ...(name !== undefined && { name }), ...(url !== undefined && { url }) })
      if (name === undefined && url === undefined) toastError(error, sourceScreenTexts.feed.failedToSave)
    },
    mapping,
    /** Without these nothing can be imported. */
    missing: preview.data === undefined ? [] : requiredFeedFields.filter((field) => mapping[field] === undefined),
    setColumn: (field: FeedField, column: string | undefined) => {
      const { [field]: _before, ...others } = mapping
      change({ mapping: column === undefined ? others : { ...others, [field]: column } })
    },
    departments: departmentsOf(source, preview.data?.departments, changes.departments),
    setCategory: (department: string, categoryId: string | null) =>
      setChanges((before) => ({ ...before, departments: { ...before.departments, [department]: categoryId } })),
    schedule: changes.schedule ?? scheduleOf(source),
    /** What to send to save it all; for the first import with what was never asked. */
    body: (): ChangedSource => ({
      ...toSend(source, changes),
      ...(isFirst && { schedule: changes.schedule ?? scheduleOf(source) }),
    }),
  }
}
