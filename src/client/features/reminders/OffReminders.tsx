import { useMutation } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import type { Reminder } from '#domain/reminders/schema.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { reminderTexts } from '#domain/texts/reminders.ts'
import { openContactDetails } from '#client/features/contacts/dialogs.ts'
import { api } from '#client/lib/api.ts'
import { toastError } from '#client/lib/toast.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Switch } from '#client/ui/Checkbox.tsx'
import { TwoLines } from '#client/ui/TwoLines.tsx'
import { VirtualRows } from '#client/ui/VirtualRows.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { toastContactReminded } from './parts/toast-reminded.ts'
import { Of, ReminderRow } from './ReminderRow.tsx'
import row from './ReminderRow.module.css'
import styles from './RemindersPage.module.css'

type Entry = { kind: 'person'; contact: Reminder['occasion']['contact'] } | { kind: 'event'; reminder: Reminder }

/** What stays silent, and why: each person and event has a switch; what was just switched off also has Undo. */
export function OffReminders({
  reminders,
  switchedOff,
  onSwitchOn,
}: {
  reminders: readonly Reminder[]
  /** Ids of the events that were switched off on this page. */
  switchedOff: ReadonlySet<number>
  onSwitchOn: (reminder: Reminder) => void
}) {
  const entries = useMemo(() => peopleAndEvents(reminders, switchedOff), [reminders, switchedOff])
  return (
    <Card className={styles['list']} title={reminderTexts.off}>
      <VirtualRows
        label={reminderTexts.off}
        items={entries}
        keyOf={(entry) => (entry.kind === 'person' ? `person ${entry.contact.id}` : entry.reminder.occasion.id)}
        estimate={({ kind }) => (kind === 'person' ? 76 : 112)}
        renderItem={(entry) =>
          entry.kind === 'person' ? (
            <PausedRow contact={entry.contact} />
          ) : (
            <ReminderRow reminder={entry.reminder} isOff onNotify={() => onSwitchOn(entry.reminder)}>
              {switchedOff.has(entry.reminder.occasion.id) && (
                <Button size="sm" icon={<Undo2 />} onClick={() => onSwitchOn(entry.reminder)}>
                  {generalTexts.undo}
                  <Of reminder={entry.reminder} />
                </Button>
              )}
            </ReminderRow>
          )
        }
      />
    </Card>
  )
}

/** Paused people once, however many events they have; then the events, first what was just switched off. */
function peopleAndEvents(reminders: readonly Reminder[], switchedOff: ReadonlySet<number>): Entry[] {
  const people = new Map<number, Reminder['occasion']['contact']>()
  for (const { paused, occasion } of reminders) if (paused) people.set(occasion.contactId, occasion.contact)
  const events = reminders.filter(({ paused }) => !paused)
  const isNew = ({ occasion }: Reminder) => switchedOff.has(occasion.id)
  return [
    ...events.filter(isNew).map((reminder) => ({ kind: 'event' as const, reminder })),
    ...[...people.values()].map((contact) => ({ kind: 'person' as const, contact })),
    ...events.filter((reminder) => !isNew(reminder)).map((reminder) => ({ kind: 'event' as const, reminder })),
  ]
}

function PausedRow({ contact }: { contact: Reminder['occasion']['contact'] }) {
  const resume = useMutation({
    mutationFn: () => api('PUT /contacts/:id', { params: { id: contact.id }, body: { remindersPaused: false } }),
    onSuccess: () => toastContactReminded(reminderTexts.updated, contact.id, 'all'),
    onError: (error) => toastError(error, contactTexts.failedToUpdate),
  })
  return (
    <div className={row['row']}>
      <span />
      <div className={row['words']}>
        <span className={row['line']}>
          <button
            type="button"
            className={row['name']}
            aria-haspopup="dialog"
            onClick={() => void openContactDetails(contact.id)}
          >
            <TwoLines>{contact.fullName}</TwoLines>
          </button>
          <Badge>{reminderTexts.paused}</Badge>
        </span>
      </div>
      <div className={row['tools']}>
        <Switch
          label={
            <>
              {reminderTexts.notify}
              <VisuallyHidden> ({contact.fullName})</VisuallyHidden>
            </>
          }
          checked={resume.isPending}
          onChange={() => resume.mutate()}
        />
        {/* Keeps the switches below each other. */}
        <span className={row['action']} />
      </div>
    </div>
  )
}
