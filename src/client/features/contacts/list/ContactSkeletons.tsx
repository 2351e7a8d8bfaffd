import { generalTexts } from '#domain/texts/general.ts'
import { Card } from '#client/ui/Card.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import cardStyles from './ContactCard.module.css'
import styles from '../ContactsPage.module.css'

/** Six placeholder cards. */
export function ContactSkeletons() {
  return (
    <div className={styles['page']}>
      <output className={styles['said']}>
        <VisuallyHidden>{generalTexts.loading}</VisuallyHidden>
      </output>
      <Skeleton height={42} radius={10} />
      <Skeleton width={90} height={30} />
      <div className={styles['grid']} aria-hidden>
        {Array.from({ length: 6 }, (_, index) => (
          <Card key={index} className={cardStyles['card']}>
            <div className={cardStyles['head']}>
              <Skeleton width={56} height={56} radius={99} />
              <div className={cardStyles['lines']}>
                <Skeleton width="70%" height={20} />
                <Skeleton width={70} height={22} radius={99} />
              </div>
            </div>
            <Skeleton height={62} radius={12} />
            <Skeleton width="60%" />
            <Skeleton width="80%" height={24} />
            <Skeleton height={36} radius={10} />
          </Card>
        ))}
      </div>
    </div>
  )
}
