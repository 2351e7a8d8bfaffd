import { useQuery } from '@tanstack/react-query'
import { RefreshCw, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { dashboardTexts } from '#domain/texts/dashboard.ts'
import { cx } from '#client/lib/class-names.ts'
import { useComesNear } from '#client/lib/comes-near.ts'
import { Card } from '#client/ui/Card.tsx'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { NativeSelect } from '#client/ui/TextInput.tsx'
import { ThumbTile } from '#client/ui/ThumbTile.tsx'
import { pickRound } from '../pick.ts'
import { isTrending, priceRangeOf, priceRanges, trendingBounds } from '../panels/price-ranges.ts'
import type { PriceRange } from '../panels/price-ranges.ts'
import { featuredIdeasQuery, trendingQuery } from '../trending-queries.ts'
import { picturesNote } from '../products/pictures-note.ts'
import { TrendingIdea } from '../TrendingIdea.tsx'
import styles from './TrendingGiftIdeas.module.css'

/** Ideas shown at a time. */
const SHOWN = 4

/** Four ideas at a time: those of the shop window, and what trends once somebody presses Refresh; each press shows others. */
export function TrendingGiftIdeas() {
  const [range, setRange] = useState<PriceRange>('all')
  const [asked, setAsked] = useState({ turn: 0, range })
  const isAsked = asked.turn > 0
  // Below the fold nothing is asked for, so that the page above is there first.
  const [isNear, panel] = useComesNear<HTMLDivElement>()
  const window = useQuery({ ...featuredIdeasQuery, enabled: isNear && !isAsked })
  const trending = useQuery({
    ...trendingQuery(trendingBounds(asked.range), asked.turn),
    enabled: isAsked,
    placeholderData: (before) => before,
  })
  const query = isAsked ? trending : window
  const ideas = isAsked ? (trending.data?.products ?? window.data) : window.data
  const inRange = (ideas ?? []).filter(({ priceMax }) => isTrending(priceMax ?? '', range))
  const shown = ideas && pickRound(inRange, SHOWN, Math.max(0, asked.turn - 1))
  const note = picturesNote(shown)
  const isFetching = isAsked && query.isFetching
  return (
    <Card
      title={dashboardTexts.trending}
      actions={
        <IconButton
          label={dashboardTexts.refresh}
          icon={<RefreshCw />}
          className={cx(isFetching && styles['turning'])}
          onClick={() => setAsked({ turn: asked.turn + 1, range })}
        />
      }
    >
      <div ref={panel} className={styles['body']}>
        <NativeSelect
          aria-label={dashboardTexts.price}
          value={range}
          onChange={(event) => setRange(priceRangeOf(event.target.value))}
        >
          {priceRanges.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
        {query.isError ? (
          <ErrorState
            title={dashboardTexts.couldNotLoadIdeas}
            text={dashboardTexts.restStillWorks}
            pending={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : ideas !== undefined && inRange.length === 0 ? (
          <p className={styles['invitation']}>{dashboardTexts.noneInRange}</p>
        ) : (
          <>
            {note !== undefined && <p className={styles['note']}>{note}</p>}
            <ul className={styles['cards']} aria-label={dashboardTexts.trending} aria-busy={isFetching}>
              {shown === undefined
                ? places.map((place) => <BlankIdea key={place} place={place} />)
                : shown.map((idea) => <TrendingIdea key={idea.id} idea={idea} />)}
            </ul>
          </>
        )}
        {!isAsked && <p className={styles['invitation']}>{dashboardTexts.pressRefresh}</p>}
      </div>
    </Card>
  )
}

const places = [1, 2, 3, 4] as const

/** A wrapped surprise where an idea will be. */
function BlankIdea({ place }: { place: number }) {
  return (
    <li className={styles['card']} aria-hidden>
      <ThumbTile id={place} size="wide" glyph={<Sparkles />} />
      <span className={styles['line']} />
      <span className={cx(styles['line'], styles['short'])} />
    </li>
  )
}
