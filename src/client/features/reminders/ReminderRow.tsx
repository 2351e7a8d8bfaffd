import { Search } from 'lucide-react'
import { RelationshipBadge } from '#client/features/contacts/parts/RelationshipBadge.tsx'
import { openGiftSearch } from '#client/features/gifts/dialogs.ts'
import { openEditEvent } from '#client/features/occasions/dialogs.ts'
import { daysUntilText, urgency } from '#domain/occasions/days-until.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { formatShortDate } from '#domain/shared/date-format.ts'
import { reminderTexts } from '#domain/texts/reminders.ts'
import { cx } from '../../lib/class-names.ts'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/Checkbox.tsx'
import { useSetNotify } from './mutations.ts'
import styles from './RemindersPage.module.css'

/** One event: when it is, whether one is told of it, and the way to a gift. */
export function ReminderRow({ occasion, onTouched }: { occasion: ListedOccasion; onTouched: () => void }) {
  const notify = useSetNotify()
  const { id, contact, reminderMethod } = occasion
  const days = occasion.daysUntil ?? 0
  const name = eventNameWithoutContact(occasion.name, contact.fullName)
  return (
    <li className={cx(styles['row'], styles[urgency(days)])}>
      <div className={styles['words']}>
        <span className={styles['who']}>
          <button
            type="button"
            className={styles['name']}
            aria-haspopup="dialog"
            onClick={() => void openEditEvent(id)}
          >
            {contact.fullName}: {name}
          </button>
          <RelationshipBadge relationship={contact.relationship} />
        </span>
        <span className={styles['when']}>
          {daysUntilText(days)} · {formatShortDate(occasion.occurrenceDate as CalendarDate)}
        </span>
      </div>
      <div className={styles['tools']}>
        <Switch
          label={reminderTexts.notify}
          checked={reminderMethod === 'push'}
          onChange={(isOn) => {
            onTouched()
            notify.mutate({ id, isOn })
          }}
        />
        <Button
          size="sm"
          variant="tint"
          icon={<Search />}
          onClick={() => openGiftSearch({ contactId: contact.id, occasionId: id })}
        >
          {reminderTexts.findGifts}
        </Button>
      </div>
    </li>
  )
}
