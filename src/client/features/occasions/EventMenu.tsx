import {
  Bell,
  BellOff,
  CalendarCheck,
  CalendarOff,
  CalendarPlus,
  EllipsisVertical,
  Printer,
  Trash2,
} from 'lucide-react'
import type { Occasion } from '#domain/occasions/schema.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { saveExport } from '#client/features/account-data/parts/save-export.ts'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Menu, type MenuItem } from '#client/ui/Menu.tsx'
import { Spinner } from '#client/ui/Spinner.tsx'
import { hasOwnName } from './event-form.ts'
import type { EventStateChanges } from './use-event-states.ts'

/** 'More' in the event editor: skip this year, mute, print, or remove for good. */
export function EventMenu({
  occasion,
  changes: { skip, unskip, mute, unmute },
  isRemoving,
  onRemove,
}: {
  occasion: Occasion
  changes: EventStateChanges
  isRemoving: boolean
  onRemove: () => void
}) {
  const { skipped, muted, nextDate, type } = occasion
  const isPending = [skip, unskip, mute, unmute].some((change) => change.isPending)
  const once = (change: { mutate: () => void }) => () => {
    if (!isPending) change.mutate()
  }
  const isOver = nextDate === null ? eventTexts.isOver : undefined
  const items: MenuItem[] = [
    skipped
      ? { label: eventTexts.unskip, icon: <CalendarCheck />, onSelect: once(unskip), unavailable: isOver }
      : { label: eventTexts.skipThisYear, icon: <CalendarOff />, onSelect: once(skip), unavailable: isOver },
    muted
      ? { label: eventTexts.unmute, icon: <Bell />, onSelect: once(unmute) }
      : { label: eventTexts.mute, icon: <BellOff />, onSelect: once(mute) },
    {
      label: eventTexts.addToCalendar,
      icon: <CalendarPlus />,
      onSelect: () => void saveExport(`/occasions/${occasion.id}/calendar.ics`, eventTexts.calendarFileSaved),
    },
    // Once the menu is closed: the browser's print dialog holds everything else up.
    { label: eventTexts.print, icon: <Printer />, onSelect: () => setTimeout(() => globalThis.print()) },
  ]
  if (!hasOwnName(type))
    items.push({
      label: eventTexts.removeAndDoNotRecreate,
      icon: <Trash2 />,
      danger: true,
      group: true,
      onSelect: onRemove,
    })
  return (
    <Menu
      trigger={
        <IconButton
          look="framed"
          size="sm"
          label={eventTexts.more}
          icon={isPending || isRemoving ? <Spinner /> : <EllipsisVertical />}
        />
      }
      items={items}
    />
  )
}

/** There is no 'Delete Event' here: people skip or remove such an event instead. */
export function SkipButton({ occasion, changes: { skip } }: { occasion: Occasion; changes: EventStateChanges }) {
  if (occasion.skipped || occasion.nextDate === null) return null
  return (
    <Button
      data-start
      variant="ghost"
      icon={<CalendarOff />}
      pending={skip.isPending}
      onClick={({ currentTarget }) => {
        const dialog = currentTarget.closest('dialog')
        // The button disappears when the event is skipped; the focus stays in the dialog.
        skip.mutate(undefined, { onSuccess: () => requestAnimationFrame(() => dialog?.focus()) })
      }}
    >
      {eventTexts.skipThisYear}
    </Button>
  )
}
