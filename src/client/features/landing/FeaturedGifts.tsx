import { useQuery } from '@tanstack/react-query'
import { accountTexts } from '#domain/texts/accounts.ts'
import { shellTexts } from '#domain/texts/shell.ts'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { FeaturedCard } from './FeaturedCard.tsx'
import styles from './FeaturedGifts.module.css'
import { useComesNear } from '#client/lib/comes-near.ts'
import { featuredQuery } from './queries.ts'

/** How many featured gift ideas the landing page shows. */
export function FeaturedGifts() {
  const [isNear, section] = useComesNear<HTMLElement>()
  const featured = useQuery({ ...featuredQuery, enabled: isNear })
  const { title, description } = accountTexts.featured
  return (
    <section ref={section} aria-labelledby="featured" aria-busy={featured.isPending} className={styles['window']}>
      <h2 id="featured">{title}</h2>
      <p className={styles['lead']}>{description}</p>
      <p className={styles['disclosure']}>
        {shellTexts.disclosure} {shellTexts.disclosureTag} · {shellTexts.picturesDrawn}
      </p>
      {featured.isError ? (
        <ErrorState
          title={accountTexts.featured.couldNotLoad}
          text={accountTexts.featured.signInWorks}
          onRetry={() => void featured.refetch()}
          pending={featured.isFetching}
        />
      ) : (
        <ul className={styles['cards']}>
          {featured.data?.map((gift) => (
            <li key={gift.id}>
              <FeaturedCard gift={gift} />
            </li>
          )) ?? placeholders}
        </ul>
      )}
    </section>
  )
}

const placeholders = Array.from({ length: 25 }, (_, place) => (
  <li key={place} aria-hidden className={styles['placeholder']}>
    <Skeleton height="auto" radius={0} />
    <div>
      <Skeleton width="80%" />
      <Skeleton width="36%" height={14} />
      <Skeleton height={42} />
    </div>
  </li>
))
