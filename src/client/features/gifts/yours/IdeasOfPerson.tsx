import { memo } from 'react'
import { giftTexts } from '#domain/texts/gifts.ts'
import { yourIdeasTexts as texts } from '#domain/texts/your-ideas.ts'
import { PersonAvatar } from '#client/features/contacts/parts/PersonAvatar.tsx'
import { openContactDetails } from '#client/features/contacts/dialogs.ts'
import { cx } from '#client/lib/class-names.ts'
import { GiftTile } from '../parts/GiftTile.tsx'
import type { IdeaRow, IndexedIdea } from './your-ideas.ts'
import styles from './IdeasOfPerson.module.css'

/** A person and their ideas side by side; on a phone below each other. Memoized: typing draws the page at every key. */
export const IdeasOfPerson = memo(function IdeasOfPerson({ row: { person, count, ideas } }: { row: IdeaRow }) {
  const { contactId, contactName, relationship, emoji, contactPicture } = person
  return (
    <div className={cx(styles['row'], count !== undefined && styles['first'])}>
      {count !== undefined && (
        <div className={styles['person']}>
          <PersonAvatar person={{ fullName: contactName, relationship, emoji, picture: contactPicture }} size="sm" />
          <div className={styles['who']}>
            <h3>
              <button
                type="button"
                title={contactName}
                aria-haspopup="dialog"
                onClick={() => void openContactDetails(contactId)}
              >
                {contactName}
              </button>
            </h3>
            <span>{texts.ofPerson(count)}</span>
          </div>
        </div>
      )}
      <div className={styles['gifts']}>
        {ideas.map((idea) => (
          <GiftTile key={idea.gift.id} gift={idea.gift} eventId={idea.gift.occasionId} note={noteOf(idea)} />
        ))}
      </div>
    </div>
  )
})

/** 'Idea for Christmas', 'Assigned to Christmas', 'Bought for Christmas'; nothing more of a general idea. */
function noteOf({ gift, event }: IndexedIdea): string | undefined {
  if (event === undefined) return gift.isPurchased ? giftTexts.boughtNotAssigned : undefined
  if (gift.isPurchased) return giftTexts.boughtFor(event)
  return gift.isSaved ? texts.assignedTo(event) : texts.ideaFor(event)
}
