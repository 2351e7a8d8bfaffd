import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams } from 'wouter'
import type { ImportState } from '#domain/imports/schema.ts'
import { importLinkTexts } from '#domain/texts/import-links.ts'
import { importScreenTexts as texts } from '#domain/texts/import-screens.ts'
import { isNotFound } from '#client/lib/api-error.ts'
import { usePageHeading } from '#client/lib/heading.ts'
import { paths } from '#client/lib/paths.ts'
import { Card } from '#client/ui/Card.tsx'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { GoneCard } from '#client/ui/GoneCard.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { ChoosePage } from './ChoosePage.tsx'
import styles from './ImportPage.module.css'
import { Mapping } from './mapping/Mapping.tsx'
import { Preview } from './preview/Preview.tsx'
import { importQueries, isOpen } from './queries.ts'
import { Outcome } from './run/Outcome.tsx'
import { Running } from './run/Running.tsx'

/** Choosing a file, or one import, by its own address. */
export function ImportPage() {
  const { id } = useParams()
  usePageHeading(importLinkTexts.import, importLinkTexts.bringYourPeople)
  if (id === undefined) return <ChoosePage />
  return /^\d{1,9}$/.test(id) ? <OneImport key={id} id={Number(id)} /> : <Gone />
}

function OneImport({ id }: { id: number }) {
  const all = useQuery(importQueries.all())
  const listed = all.data?.find((one) => one.id === id)
  // The list follows a running import; only an open one has more to say.
  const one = useQuery({ ...importQueries.one(id), enabled: listed === undefined || isOpen(listed) })
  const row = listed !== undefined && !isOpen(listed) ? listed : one.data
  useNextStep(row?.state)
  if (isNotFound(one.error)) return <Gone />
  if (row === undefined) return one.isError ? <Failure query={one} /> : <Loading />
  switch (row.state) {
    case 'mapping':
      return <Mapping file={row} />
    case 'preview':
      return <Preview file={row} />
    case 'running':
      return <Running run={row} />
    case 'done':
    case 'failed':
    case 'undone':
      return <Outcome run={row} />
  }
}

/** The next step begins at the top, and what was pressed is gone: the focus goes to the heading, unless the step takes it. */
function useNextStep(state: ImportState | undefined) {
  const before = useRef(state)
  useEffect(() => {
    const isNext = before.current !== undefined && state !== before.current
    before.current = state
    if (!isNext) return
    window.scrollTo(0, 0)
    if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true })
  }, [state])
}

function Loading() {
  return (
    <div className={styles['page']}>
      <Skeleton height={66} radius={18} />
      <Skeleton height={420} radius={18} />
    </div>
  )
}

function Failure({ query }: { query: { isFetching: boolean; refetch: () => Promise<unknown> } }) {
  return (
    <Card>
      <ErrorState
        heading="h2"
        title={texts.preview.couldNotLoad}
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </Card>
  )
}

function Gone() {
  return <GoneCard {...texts.gone} href={paths.import} back={texts.choose.title} />
}
