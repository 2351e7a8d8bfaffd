import { useQuery } from '@tanstack/react-query'
import { RefreshCw, Sparkles } from 'lucide-react'
import { useState } from 'react'
import type { FeaturedCard } from '#domain/catalogue/featured-card.ts'
import { dashboardTexts } from '#domain/texts/dashboard.ts'
import { cx } from '../../../lib/class-names.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { NativeSelect } from '../../../ui/TextInput.tsx'
import { ThumbTile } from '../../../ui/ThumbTile.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { pickRound } from '../pick.ts'
import { isInRange, priceRanges } from '../price-ranges.ts'
import type { PriceRange } from '../price-ranges.ts'
import { featuredIdeasQuery } from '../queries.ts'
import styles from './TrendingGiftIdeas.module.css'

/** Spec 1 §9. */
const SHOWN = 4

/** Four ideas at a time. Nothing is asked for before Refresh; each further press shows the next four. */
export function TrendingGiftIdeas() {
  const [range, setRange] = useState<PriceRange>('all')
  const [round, setRound] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const query = useQuery({ ...featuredIdeasQuery, enabled: isAsked })
  const inRange = (query.data ?? []).filter(({ priceAmount }) => isInRange(priceAmount, range))
  const refresh = () => {
    if (isAsked) setRound(round + 1)
    else setAsked(true)
    if (query.isError) void query.refetch()
  }
  return (
    <Card
      title={dashboardTexts.trending}
      actions={
        <IconButton
          label={dashboardTexts.refresh}
          icon={<RefreshCw />}
          className={cx(query.isFetching && styles['turning'])}
          onClick={refresh}
        />
      }
    >
      <div className={styles['body']}>
        <NativeSelect
          aria-label="Price"
          value={range}
          onChange={(event) => {
            setRange(event.target.value as PriceRange)
            setRound(0)
          }}
        >
          {priceRanges.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
        {query.isError ? (
          <ErrorState
            title="The gift ideas could not be loaded"
            text="Everything else on this page works without them."
            pending={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : isAsked && query.data !== undefined && inRange.length === 0 ? (
          <p className={styles['invitation']}>No ideas in this price range just now.</p>
        ) : (
          <ul className={styles['cards']} aria-label={dashboardTexts.trending} aria-busy={query.isFetching}>
            {query.data === undefined
              ? places.map((place) => <Blank key={place} place={place} />)
              : pickRound(inRange, SHOWN, round).map((idea) => <IdeaCard key={idea.id} idea={idea} />)}
          </ul>
        )}
        {query.data === undefined && !query.isError && (
          <p className={styles['invitation']}>{query.isFetching ? 'Loading...' : 'Press Refresh for ideas'}</p>
        )}
      </div>
    </Card>
  )
}

const places = [1, 2, 3, 4] as const

function IdeaCard({ idea }: { idea: FeaturedCard }) {
  return (
    <li className={styles['card']}>
      <ThumbTile id={idea.id} imageUrl={idea.imageUrl} size="wide" />
      <a href={idea.productUrl} target="_blank" rel="sponsored noopener" title={idea.title}>
        {idea.title}
        <VisuallyHidden> (opens the shop in a new tab)</VisuallyHidden>
      </a>
      <span className={styles['price']}>{idea.price}</span>
    </li>
  )
}

/** A wrapped surprise where an idea will be. */
function Blank({ place }: { place: number }) {
  return (
    <li className={styles['card']} aria-hidden>
      <ThumbTile id={place} size="wide" glyph={<Sparkles />} />
      <span className={styles['line']} />
      <span className={cx(styles['line'], styles['short'])} />
    </li>
  )
}
