import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import type { Feed, FeedKind } from '#domain/feeds/schema.ts'
import { feedTexts as texts } from '#domain/texts/feeds.ts'
import { confirm } from '#client/lib/dialogs.tsx'
import { Button } from '#client/ui/Button.tsx'
import { LoadFailure } from '#client/ui/LoadFailure.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import profile from '#client/features/profile/parts/Settings.module.css'
import { openFeedAddress } from '../dialogs.ts'
import { useCreateFeed, useRevokeFeed } from '../mutations.ts'
import { feedQueries } from '../queries.ts'
import styles from '../CalendarFeeds.module.css'

const kinds: FeedKind[] = ['dates', 'private']

/** Secret addresses with which other calendars show the user's dates. */
export function CalendarFeeds() {
  const feeds = useQuery({ ...feedQueries.all, refetchOnMount: 'always' })
  return (
    <section className={profile['section']} aria-labelledby="calendar-feeds">
      <div>
        <h3 id="calendar-feeds">{texts.title}</h3>
        <p className={profile['quiet']}>{texts.hint}</p>
      </div>
      {kinds.map((kind) => (
        <NewFeed key={kind} kind={kind} />
      ))}
      {feeds.isPending && <Skeleton height={44} />}
      {feeds.isError && (
        <LoadFailure text={texts.couldNotLoad} pending={feeds.isFetching} onRetry={() => void feeds.refetch()} />
      )}
      {feeds.data !== undefined && feeds.data.length > 0 && (
        <div>
          <h4 id="calendar-addresses" className={styles['addresses']}>
            {texts.addresses}
          </h4>
          <ul className={profile['sessions']} aria-labelledby="calendar-addresses">
            {feeds.data.map((feed) => (
              <FeedRow key={feed.id} feed={feed} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function NewFeed({ kind }: { kind: FeedKind }) {
  const create = useCreateFeed()
  const { name, hint } = texts.kinds[kind]
  return (
    <div className={styles['kind']}>
      <p>
        <span className={profile['device']}>{name}</span>
        <span className={profile['quiet']}>{hint}</span>
      </p>
      <Button
        icon={<CalendarPlus />}
        aria-label={texts.createOf(name)}
        aria-haspopup="dialog"
        pending={create.isPending}
        onClick={() => create.mutate(kind, { onSuccess: ({ url }) => void openFeedAddress(url) })}
      >
        {texts.create}
      </Button>
    </div>
  )
}

function FeedRow({ feed: { id, kind, createdAt, lastReadAt } }: { feed: Feed }) {
  const revoke = useRevokeFeed()
  const { name } = texts.kinds[kind]
  const created = when(createdAt)
  const ask = async () => {
    if (await confirm({ ...texts.confirm(name), destructive: true })) revoke.mutate(id)
  }
  return (
    <li>
      <span>
        <span className={profile['device']}>{name}</span>
        <span className={profile['quiet']}>
          {texts.created(created)} · {lastReadAt === null ? texts.notRead : texts.lastRead(when(lastReadAt))}
        </span>
      </span>
      <Button
        size="sm"
        aria-label={texts.revokeOf(name, created)}
        pending={revoke.isPending}
        onClick={() => void ask()}
      >
        {texts.revoke}
      </Button>
    </li>
  )
}

/** 'Nov 21, 9 AM', in the browser's own zone: it's an instant, known to the hour. */
function when(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric' }).format(
    Date.parse(instant),
  )
}
