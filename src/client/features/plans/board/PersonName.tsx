import { CalendarCog, EllipsisVertical, Search, UserRoundMinus } from 'lucide-react'
import { openContactDetails } from '#client/features/contacts/dialogs.ts'
import { PersonAvatar } from '#client/features/contacts/parts/PersonAvatar.tsx'
import { openGiftSearch } from '#client/features/gifts/dialogs.ts'
import { openEditEvent } from '#client/features/occasions/dialogs.ts'
import { relationshipLabel } from '#domain/contacts/relationships.ts'
import type { Plan } from '#domain/plans/schema.ts'
import { planScreenTexts as texts } from '#domain/texts/plan-screens.ts'
import { confirm } from '#client/lib/dialogs.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import { useChangePlan } from '../mutations.ts'
import type { PlanRow } from '../rows.ts'
import styles from './PersonName.module.css'

/** Who it is, and what can be done with their place in the plan. */
export function PersonName({ plan, row }: { plan: Plan; row: PlanRow }) {
  const { contactId, contactName, relationship, emoji, contactPicture, occasionId, skipped, needsGift } = row.person
  const change = useChangePlan(plan.id)
  const remove = async () => {
    if (!(await confirm({ ...texts.remove(contactName), destructive: true }))) return
    change.mutate({ body: { remove: [contactId] }, done: texts.removed(contactName) })
  }
  return (
    <div className={styles['person']}>
      <PersonAvatar person={{ fullName: contactName, relationship, emoji, picture: contactPicture }} />
      <span className={styles['words']}>
        <button
          type="button"
          className={styles['name']}
          title={contactName}
          aria-haspopup="dialog"
          onClick={() => void openContactDetails(contactId)}
        >
          {contactName}
        </button>
        <span className={styles['relation']}>
          {relationshipLabel(relationship)}
          {skipped ? ` · ${texts.board.skipped}` : !needsGift && ` · ${texts.board.needsNone}`}
        </span>
      </span>
      <Menu
        trigger={
          <IconButton
            size="sm"
            className={styles['more']}
            label={texts.menu.more(contactName)}
            icon={<EllipsisVertical />}
          />
        }
        items={[
          {
            label: texts.menu.search,
            icon: <Search />,
            onSelect: () => openGiftSearch({ contactId, occasionId }),
          },
          { label: texts.menu.openEvent, icon: <CalendarCog />, onSelect: () => void openEditEvent(occasionId) },
          {
            label: texts.menu.removePerson,
            icon: <UserRoundMinus />,
            group: true,
            danger: true,
            onSelect: () => void remove(),
          },
        ]}
      />
    </div>
  )
}
