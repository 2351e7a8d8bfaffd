import { categoryPath, findCategory } from '#domain/catalogue/category-tree.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { cx } from '#client/lib/class-names.ts'
import styles from './InterestTags.module.css'

/** A contact's interests: the categories by name, then the free text on one line. Nothing if there are none. */
export function InterestTags({
  categoryIds,
  other,
  full = false,
}: {
  categoryIds: readonly string[]
  other: string | null
  /** The free text with all its lines, instead of one. */
  full?: boolean
}) {
  if (categoryIds.length === 0 && other === null) return null
  return (
    <ul className={styles['tags']} aria-label={contactTexts.fields.interests}>
      {categoryIds.map((id) => (
        <li key={id} title={categoryPath(id)}>
          {findCategory(id)?.name ?? id}
        </li>
      ))}
      {other !== null && (
        <li className={cx(styles['other'], full && styles['full'])} title={full ? undefined : other}>
          {other}
        </li>
      )}
    </ul>
  )
}
