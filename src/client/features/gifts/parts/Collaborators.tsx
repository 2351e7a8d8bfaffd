import { giftSummaryTexts } from '#domain/texts/gift-summary.ts'
import { AvatarStack } from '#client/ui/Avatar.tsx'
import { Tooltip } from '#client/ui/Tooltip.tsx'
import styles from './Collaborators.module.css'

/** Who shares the cost: the first three and '+N', with everybody's name on hover and focus. */
export function Collaborators({ people }: { people: readonly { name: string }[] }) {
  if (people.length === 0) return null
  const names = people.map(({ name }) => name)
  return (
    <Tooltip label={giftSummaryTexts.splitWith(names.join(', '))}>
      <button type="button" className={styles['people']} aria-label={giftSummaryTexts.costSplitting}>
        <AvatarStack names={names} />
      </button>
    </Tooltip>
  )
}
