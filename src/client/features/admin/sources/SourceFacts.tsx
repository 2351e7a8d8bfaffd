import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Source } from '#domain/catalogue/sources/schema.ts'
import { sourceScreenTexts } from '#domain/texts/source-screens.ts'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import { instantText } from '#client/features/feedback/parts/instant-text.ts'
import { addressOfTab } from '../address.ts'
import styles from './SourceFacts.module.css'

const { list: texts } = sourceScreenTexts

/** What is known of a source, as far as it matters for its kind. */
export function SourceFacts({ source }: { source: Source }) {
  const { kind, products, recentFailures, lastSuccessAt, lastFailure, pausedUntil, feed } = source
  return (
    <dl className={styles['facts']}>
      {products !== null && <Fact name={texts.products}>{products.toLocaleString('en-US')}</Fact>}
      {kind === 'shop' && <CallsToday source={source} />}
      {kind !== 'embedded' && (
        <Fact name={kind === 'feed' ? texts.refreshed : texts.lastSuccess}>
          {lastSuccessAt === null ? texts.never : instantText(lastSuccessAt)}
        </Fact>
      )}
      {feed !== undefined && feed.nextRunAt !== null && <Fact name={texts.next}>{instantText(feed.nextRunAt)}</Fact>}
      {pausedUntil !== null && <Fact name={texts.paused}>{instantText(pausedUntil)}</Fact>}
      {recentFailures > 0 && (
        <Fact name={texts.failures}>
          {recentFailures.toLocaleString('en-US')}{' '}
          <Link href={addressOfTab('failures')} aria-label={texts.showFailuresOf(source.name)}>
            {texts.showFailures}
          </Link>
        </Fact>
      )}
      {/* A feed's is its note. */}
      {kind === 'shop' && lastFailure !== null && (
        <Fact name={texts.lastFailure} isLong>
          {instantText(lastFailure.at)}
          <span className={styles['said']}>{lastFailure.text}</span>
        </Fact>
      )}
    </dl>
  )
}

function CallsToday({ source: { callsToday, dailyBudget } }: { source: Source }) {
  if (dailyBudget === null) return <Fact name={texts.callsToday}>{callsToday.toLocaleString('en-US')}</Fact>
  const said = texts.ofBudget(callsToday, dailyBudget)
  const isUsedUp = callsToday >= dailyBudget
  return (
    <Fact name={texts.callsToday}>
      {said}
      <ProgressBar
        thin
        value={dailyBudget === 0 ? 1 : callsToday / dailyBudget}
        tone={isUsedUp ? 'over' : callsToday >= dailyBudget * NEARLY ? 'warn' : 'good'}
        label={`${texts.callsToday}: ${said}`}
      />
    </Fact>
  )
}

/** From this share of the day's calls on the bar is amber. */
const NEARLY = 0.9

function Fact({ name, isLong = false, children }: { name: string; isLong?: boolean; children: ReactNode }) {
  return (
    <div data-long={isLong || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
