import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useSearch } from 'wouter'
import { featuredIdeasQuery } from '#client/features/recommendations/queries.ts'
import { shellTexts } from '#domain/texts/shell.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { openGiftSearch } from './dialogs.ts'
import { ForWhom } from './ForWhom.tsx'
import styles from './GiftIdeasPage.module.css'
import { GiftSearchBox } from './GiftSearchBox.tsx'
import { IdeaCard } from './IdeaCard.tsx'
import { matchingIdeas } from './matching-ideas.ts'
import { searchOf } from './search-address.ts'

/** Ideas to look through, for somebody or for nobody in particular yet. What is looked for stands in the address. */
export function GiftIdeasPage() {
  const search = searchOf(useSearch())
  const query = useQuery(featuredIdeasQuery)
  const found = matchingIdeas(query.data ?? [], search.text)
  return (
    <div className={styles['page']}>
      <GiftSearchBox key={search.text} search={search} />
      <ForWhom search={search} />
      <p className={styles['disclosure']}>
        {shellTexts.disclosure} {shellTexts.disclosureTag}
      </p>
      {query.data === undefined ? (
        query.isError ? (
          <ErrorState
            title="The gift ideas could not be loaded"
            pending={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <ul className={styles['cards']} aria-label="Loading gift ideas">
            {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
              <li key={place}>
                <Skeleton height={290} radius={16} />
              </li>
            ))}
          </ul>
        )
      ) : found.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          heading="h2"
          title={recommendationTexts.search.nothingFound(search.text ?? '')}
          action={<Button onClick={() => openGiftSearch({ ...search, text: undefined })}>Show all ideas</Button>}
        />
      ) : (
        <section aria-labelledby="ideas">
          <h2 id="ideas" className={styles['heading']} aria-live="polite">
            {search.text === undefined ? 'Ideas to begin with' : `${found.length} for “${search.text}”`}
          </h2>
          <ul className={styles['cards']}>
            {found.map((idea) => (
              <li key={idea.id}>
                <IdeaCard idea={idea} search={search} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
