import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import type { SourceDetails } from '#domain/catalogue/sources/schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { sourceScreenTexts } from '#domain/texts/source-screens.ts'
import { isNotFound } from '#client/lib/api-error.ts'
import { Card } from '#client/ui/Card.tsx'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { GoneCard } from '#client/ui/GoneCard.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { addressOfTab } from '../../address.ts'
import { isImporting, isNew, sourceQueries } from '../queries.ts'
import { Columns } from './Columns.tsx'
import { Departments } from './Departments.tsx'
import { FeedHead } from './FeedHead.tsx'
import styles from './FeedPage.module.css'
import { FeedSettings } from './FeedSettings.tsx'
import { FirstProducts } from './FirstProducts.tsx'
import { LastRefresh } from './LastRefresh.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useEnd } from './use-end.ts'
import { useFeedForm } from './use-feed-form.ts'

const { feed: texts } = sourceScreenTexts

/** One product feed: how it is, its first products, its columns, departments, and schedule. */
export function FeedPage({ id }: { id: string }) {
  const query = useQuery({ ...sourceQueries.one(id), refetchOnMount: 'always' })
  return (
    <div className={styles['page']}>
      <Link href={addressOfTab('catalogue')} className={styles['back']} data-back>
        <ArrowLeft aria-hidden />
        {texts.back}
      </Link>
      {isNotFound(query.error) || (query.data !== undefined && query.data.feed === undefined) ? (
        <Gone />
      ) : query.data !== undefined ? (
        <Feed source={query.data} />
      ) : query.isError ? (
        <Card padded>
          <ErrorState
            title={texts.couldNotLoad}
            retryLabel={generalTexts.tryAgain}
            pending={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </Card>
      ) : (
        <>
          <Skeleton height={240} radius={18} />
          <Skeleton height={420} radius={18} />
        </>
      )}
    </div>
  )
}

function Feed({ source }: { source: SourceDetails }) {
  const form = useFeedForm(source)
  useEnd(source)
  return (
    <>
      <FeedHead source={source} />
      <LastRefresh source={source} />
      {!isImporting(source) && (
        <>
          <FirstProducts form={form} />
          <Columns form={form} />
          <Departments form={form} />
          <FeedSettings form={form} />
          {(form.isDirty || isNew(source)) && <SaveBar form={form} />}
        </>
      )}
    </>
  )
}

function Gone() {
  return <GoneCard {...texts.gone} href={addressOfTab('catalogue')} back={texts.back} />
}
