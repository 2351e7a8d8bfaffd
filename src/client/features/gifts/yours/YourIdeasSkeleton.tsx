import { yourIdeasTexts as texts } from '#domain/texts/your-ideas.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import styles from './YourIdeas.module.css'
import rowStyles from './IdeasOfPerson.module.css'

/** Two people, before the list is there. */
export function YourIdeasSkeleton() {
  return (
    <section className={styles['ideas']} aria-busy>
      <div className={styles['head']}>
        <div>
          <h2>{texts.title}</h2>
          <p>{texts.description}</p>
        </div>
        <output>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
        </output>
      </div>
      {[3, 2].map((gifts) => (
        <div key={gifts} className={rowStyles['row']} aria-hidden>
          <div className={rowStyles['person']}>
            <Skeleton width={28} height={28} radius={99} />
            <Skeleton width={110} />
          </div>
          <div className={rowStyles['gifts']}>
            {Array.from({ length: gifts }, (_, place) => (
              <Skeleton key={place} height={66} radius={11} />
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}
