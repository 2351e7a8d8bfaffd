import { Check, EllipsisVertical, Pencil, Trash2, Undo2 } from 'lucide-react'
import type { Present } from '#domain/presents/schema.ts'
import { formatMediumDate } from '#domain/shared/date-format.ts'
import { presentTexts as texts } from '#domain/texts/presents.ts'
import { todayNow } from '#client/features/profile/parts/use-today.ts'
import { confirm, openDialog } from '#client/lib/dialogs.tsx'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Menu, type MenuItem } from '#client/ui/Menu.tsx'
import { ThumbTile } from '#client/ui/ThumbTile.tsx'
import { EditPresentDialog } from './EditPresentDialog.tsx'
import { useRemovePresent, useThank } from './mutations.ts'
import styles from './PresentRow.module.css'

/** What somebody gave the user, and one tap to say that they were thanked. */
export function PresentRow({ present, isOfContact = false }: { present: Present; isOfContact?: boolean }) {
  const thank = useThank()
  const remove = useRemovePresent()
  const { id, from, title, receivedOn, thankedOn } = present
  const askAndRemove = async () => {
    const { title: question, description, confirm: action } = texts.confirmRemove(title)
    if (await confirm({ title: question, text: description, action, destructive: true })) remove.mutate(id)
  }
  const items: MenuItem[] = [
    { label: texts.edit, icon: <Pencil />, onSelect: () => void openDialog(EditPresentDialog, { present }) },
    ...(thankedOn === null
      ? []
      : [{ label: texts.notThanked, icon: <Undo2 />, onSelect: () => thank.mutate({ present, thankedOn: null }) }]),
    { label: texts.delete, icon: <Trash2 />, group: true, danger: true, onSelect: () => void askAndRemove() },
  ]
  return (
    <div className={styles['present']}>
      <ThumbTile id={id} size="sm" />
      <div className={styles['words']}>
        <strong className={styles['title']} title={title}>
          {title}
        </strong>
        <span className={styles['facts']}>
          {isOfContact ? formatMediumDate(receivedOn) : texts.fromOn(from, formatMediumDate(receivedOn))}
        </span>
      </div>
      {thankedOn === null ? (
        <Button
          size="sm"
          variant="tint"
          icon={<Check />}
          pending={thank.isPending}
          aria-label={texts.thankedFor(title)}
          onClick={() => thank.mutate({ present, thankedOn: todayNow() })}
        >
          {texts.thanked}
        </Button>
      ) : (
        <span className={styles['thanked']}>
          <Check aria-hidden />
          {texts.thankedOn(formatMediumDate(thankedOn))}
        </span>
      )}
      <Menu trigger={<IconButton size="sm" label={texts.moreFor(title)} icon={<EllipsisVertical />} />} items={items} />
    </div>
  )
}
