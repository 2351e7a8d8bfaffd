import { useQuery } from '@tanstack/react-query'
import { Plus, Rss } from 'lucide-react'
import { useLocation } from 'wouter'
import type { Source } from '#domain/catalogue/sources/schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { sourceScreenTexts as texts } from '#domain/texts/source-screens.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { addressOfFeed } from '../address.ts'
import { openAddFeed } from '../dialogs.ts'
import { sourceQueries } from './queries.ts'
import { SourceRow } from './SourceRow.tsx'
import styles from './SourceList.module.css'

/** The built-in ideas, the shops that are set up, and the product feeds, each with its health. */
export function SourceList() {
  const sources = useQuery({ ...sourceQueries.all, refetchOnMount: 'always' })
  if (sources.data === undefined)
    return sources.isError ? (
      <Card title={texts.list.title} padded>
        <ErrorState
          title={texts.couldNotLoad}
          retryLabel={generalTexts.tryAgain}
          pending={sources.isFetching}
          onRetry={() => void sources.refetch()}
        />
      </Card>
    ) : (
      <div className={styles['page']}>
        <Skeleton height={260} radius={18} />
        <Skeleton height={220} radius={18} />
      </div>
    )
  const feeds = sources.data.filter(({ kind }) => kind === 'feed')
  const others = sources.data.filter(({ kind }) => kind !== 'feed')
  return (
    <div className={styles['page']}>
      <Card
        title={texts.list.title}
        actions={
          <Button size="sm" pending={sources.isFetching} onClick={() => void sources.refetch()}>
            {texts.refresh}
          </Button>
        }
      >
        <p className={styles['lead']}>{texts.list.lead}</p>
        <Rows title={texts.list.title} sources={others} />
        {!others.some(({ kind }) => kind === 'shop') && <p className={styles['hint']}>{texts.list.noShop}</p>}
      </Card>
      <Feeds feeds={feeds} />
    </div>
  )
}

function Feeds({ feeds }: { feeds: readonly Source[] }) {
  const [, navigate] = useLocation()
  const add = async () => {
    const id = await openAddFeed()
    if (id !== undefined) navigate(addressOfFeed(id))
  }
  const button = (
    <Button
      size={feeds.length > 0 ? 'sm' : 'md'}
      variant="primary"
      icon={<Plus />}
      aria-haspopup="dialog"
      onClick={() => void add()}
    >
      {texts.feeds.add}
    </Button>
  )
  if (feeds.length === 0)
    return (
      <Card title={texts.feeds.title}>
        <EmptyState icon={<Rss />} title={texts.feeds.empty} text={texts.feeds.emptyText} action={button} />
      </Card>
    )
  return (
    <Card title={texts.feeds.title} actions={button}>
      <Rows title={texts.feeds.title} sources={feeds} />
    </Card>
  )
}

function Rows({ title, sources }: { title: string; sources: readonly Source[] }) {
  return (
    <ul aria-label={title} className={styles['list']}>
      {sources.map((source) => (
        <li key={source.id}>
          <SourceRow source={source} />
        </li>
      ))}
    </ul>
  )
}
