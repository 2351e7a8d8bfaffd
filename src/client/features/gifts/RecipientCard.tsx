import { useQuery } from '@tanstack/react-query'
import { PersonAvatar } from '#client/features/contacts/parts/PersonAvatar.tsx'
import { InterestTags } from '#client/features/contacts/parts/InterestTags.tsx'
import { RelationshipBadge } from '#client/features/contacts/parts/RelationshipBadge.tsx'
import { contactQueries } from '#client/features/contacts/queries.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import styles from './GiftDetailsDialog.module.css'

/** Whom a gift is for: name, relationship, interests. */
export function RecipientCard({ contactId }: { contactId: number }) {
  const contact = useQuery(contactQueries.one(contactId)).data
  if (contact === undefined) return <Skeleton height={92} radius={12} />
  const { fullName, relationship, categoryIds, interests } = contact
  return (
    <section aria-label={giftTexts.recipient} className={styles['card']}>
      <h3>{giftTexts.recipient}</h3>
      <div className={styles['recipient']}>
        <PersonAvatar person={contact} />
        <div className={styles['person']}>
          <span className={styles['name']}>
            {fullName}
            <RelationshipBadge relationship={relationship} />
          </span>
          {categoryIds.length === 0 && interests === null ? (
            <span className={styles['quiet']}>{contactTexts.interests.none}</span>
          ) : (
            <InterestTags categoryIds={categoryIds} other={interests} />
          )}
        </div>
      </div>
    </section>
  )
}
