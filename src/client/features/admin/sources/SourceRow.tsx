import { ArrowRight, Lightbulb, PlugZap, Rss, Store } from 'lucide-react'
import type { Source } from '#domain/catalogue/sources/schema.ts'
import { sourceScreenTexts as texts } from '#domain/texts/source-screens.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { addressOfFeed } from '../address.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { useTry } from './mutations.ts'
import { isImporting, isNew } from './queries.ts'
import { SourceFacts } from './SourceFacts.tsx'
import styles from './SourceRow.module.css'
import { StateBadge } from './StateBadge.tsx'

const icons = { embedded: <Lightbulb />, shop: <Store />, feed: <Rss /> }

/** One source: how it is, what is known of it, and what can be done. */
export function SourceRow({ source }: { source: Source }) {
  const { kind, name, note } = source
  return (
    <article className={styles['row']} aria-label={name} data-source={source.id}>
      <span className={styles['icon']} aria-hidden>
        {icons[kind]}
      </span>
      <div className={styles['head']}>
        <h3 className={styles['name']}>{name}</h3>
        <StateBadge source={source} />
      </div>
      <div className={styles['actions']}>
        {kind === 'shop' && <TryButton source={source} />}
        {kind === 'feed' && <FeedLink source={source} />}
      </div>
      <div className={styles['more']}>
        {isImporting(source) ? (
          <ImportProgress source={source} />
        ) : (
          note !== null && !isNew(source) && <p className={styles['note']}>{note}</p>
        )}
        <SourceFacts source={source} />
      </div>
    </article>
  )
}

function TryButton({ source }: { source: Source }) {
  const attempt = useTry(source)
  return (
    <Button
      size="sm"
      icon={<PlugZap />}
      pending={attempt.isPending}
      aria-label={texts.list.tryNowOf(source.name)}
      onClick={() => attempt.mutate()}
    >
      {texts.list.tryNow}
    </Button>
  )
}

function FeedLink({ source }: { source: Source }) {
  const { finish, open } = texts.feeds
  return (
    <ButtonLink
      size="sm"
      variant={isNew(source) ? 'primary' : undefined}
      href={addressOfFeed(source.id)}
      icon={<ArrowRight />}
    >
      {isNew(source) ? finish : open}
      <VisuallyHidden> {source.name}</VisuallyHidden>
    </ButtonLink>
  )
}
