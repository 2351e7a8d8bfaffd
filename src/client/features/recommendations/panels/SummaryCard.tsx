import { Sparkles } from 'lucide-react'
import { InterestTags } from '#client/features/contacts/parts/InterestTags.tsx'
import { RelationshipBadge } from '#client/features/contacts/parts/RelationshipBadge.tsx'
import { useToday } from '#client/features/profile/parts/use-today.ts'
import { findCategory } from '#domain/catalogue/category-tree.ts'
import { ageOn, parseBirthday } from '#domain/contacts/birthday.ts'
import type { Contact } from '#domain/contacts/schema.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { Badge } from '#client/ui/Badge.tsx'
import styles from '../RecommendationsDialog.module.css'

/** At most this many of a contact's categories are looked up. */
export const MAX_CATEGORIES = 8

/** What the ideas go by; what is not known is not there. */
export function SummaryCard({ contact }: { contact: Contact }) {
  const { fullName, birthday, gender, relationship, categoryIds } = contact
  const today = useToday()
  const known = birthday === null ? undefined : parseBirthday(birthday)
  const age = known === undefined ? undefined : ageOn(known, today)
  return (
    <section className={styles['summary']} aria-label={recommendationTexts.personalizedFor(fullName)}>
      <h3>
        <Sparkles aria-hidden />
        <span>{recommendationTexts.personalizedFor(fullName)}</span>
      </h3>
      <div className={styles['facts']}>
        {age !== undefined && <Badge>{recommendationTexts.age(age)}</Badge>}
        {gender !== null && (
          <Badge>{gender === 'female' ? contactTexts.genders.female : contactTexts.genders.male}</Badge>
        )}
        <RelationshipBadge relationship={relationship} />
        <InterestTags categoryIds={knownCategories(categoryIds).map(({ id }) => id)} other={null} />
      </div>
    </section>
  )
}

/** Ids that the tree does not know are passed over. */
export function knownCategories(categoryIds: readonly string[]): { id: string; name: string }[] {
  return categoryIds
    .map((id) => findCategory(id))
    .filter((category) => category !== undefined)
    .slice(0, MAX_CATEGORIES)
}
