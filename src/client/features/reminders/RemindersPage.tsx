import { useQuery } from '@tanstack/react-query'
import { AlarmClock, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { askOnFirstNotify } from '#client/features/reminders/push/parts/first-notify.ts'
import type { Urgency } from '#domain/occasions/days-until.ts'
import type { Reminder } from '#domain/reminders/schema.ts'
import { reminderTexts } from '#domain/texts/reminders.ts'
import { shellTexts } from '#domain/texts/shell.ts'
import { paths } from '#client/lib/paths.ts'
import { useCurrentUser } from '#client/lib/session.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { NativeSelect } from '#client/ui/TextInput.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { VirtualRows } from '#client/ui/VirtualRows.tsx'
import { useReminderChanges } from './mutations.ts'
import { NoReminders } from './NoReminders.tsx'
import { OffReminders } from './OffReminders.tsx'
import { PlannedNotices } from './PlannedNotices.tsx'
import { reminderPageQueries } from './page-queries.ts'
import { reminderQueries } from './queries.ts'
import { FindGifts, Of, ReminderRow, SnoozeMenu } from './ReminderRow.tsx'
import styles from './RemindersPage.module.css'
import type { Place } from './shown-lists.ts'
import { urgencyFrom, withUrgency } from './urgency-address.ts'
import { UrgencyCounters } from './UrgencyCounters.tsx'

/** The events somebody asked to be reminded of, the nearest first; those that are snoozed, and those just switched off. */
export function RemindersPage() {
  const user = useCurrentUser()
  const active = useQuery(reminderQueries.active)
  const snoozed = useQuery(reminderQueries.snoozed)
  const off = useQuery(reminderPageQueries.off)
  const changes = useReminderChanges()
  const [chosen, choose] = useUrgency()
  // They offer Undo until one leaves.
  const [switchedOff, setSwitchedOff] = useState<ReadonlySet<number>>(new Set())

  const isError = active.isError || snoozed.isError || off.isError
  if (isError && (active.data === undefined || snoozed.data === undefined))
    return (
      <ErrorState
        title={reminderTexts.failedToLoad}
        pending={active.isFetching || snoozed.isFetching}
        onRetry={() => {
          for (const query of [active, snoozed, off]) if (query.isError) void query.refetch()
        }}
      />
    )

  const switchOn = (reminder: Reminder) => {
    askOnFirstNotify(user.id)
    changes.switchOn(reminder)
  }
  const switchOff = (reminder: Reminder, from: Place) => {
    const silent = { ...reminder, occasion: { ...reminder.occasion, reminderMethod: '' as const } }
    setSwitchedOff((before) => new Set([...before, reminder.occasion.id]))
    changes.setNotify(reminder, from, false, () => changes.switchOn(silent))
  }
  const snooze = (reminder: Reminder, days: 1 | 3 | 7) => {
    changes.snooze(reminder, days)
  }
  const shown = active.data?.filter(({ urgency }) => chosen === undefined || urgency === chosen)

  return (
    <div className={styles['page']}>
      <UrgencyCounters urgencies={active.data?.map(({ urgency }) => urgency)} chosen={chosen} onChoose={choose} />
      {shown === undefined || snoozed.data === undefined ? (
        <Skeleton height={420} radius={18} />
      ) : active.data?.length === 0 ? (
        <NoReminders areSnoozed={snoozed.data.length > 0} />
      ) : (
        <Card
          className={styles['list']}
          title={reminderTexts.active}
          actions={<UrgencyFilter chosen={chosen} onChoose={choose} />}
        >
          {shown.length === 0 ? (
            <div className={styles['nothing']}>
              <EmptyState
                icon={<SearchX />}
                title={reminderTexts.nothingOfUrgency}
                action={<Button onClick={() => choose(undefined)}>{reminderTexts.showAll}</Button>}
              />
            </div>
          ) : (
            <VirtualRows
              label={reminderTexts.active}
              items={shown}
              keyOf={({ occasion }) => occasion.id}
              estimate={112}
              remember="reminders"
              renderItem={(reminder) => (
                <ReminderRow reminder={reminder} onNotify={() => switchOff(reminder, 'active')}>
                  {reminder.urgency === 'critical' || reminder.urgency === 'high' ? (
                    <SnoozeMenu reminder={reminder} onSnooze={(days) => snooze(reminder, days)} />
                  ) : (
                    <FindGifts reminder={reminder} />
                  )}
                </ReminderRow>
              )}
            />
          )}
        </Card>
      )}
      {(snoozed.data?.length ?? 0) > 0 && (
        <Card className={styles['list']} title={reminderTexts.snoozedOnes}>
          <VirtualRows
            label={reminderTexts.snoozedOnes}
            items={snoozed.data ?? []}
            keyOf={({ occasion }) => occasion.id}
            estimate={112}
            renderItem={(reminder) => (
              <ReminderRow reminder={reminder} onNotify={() => switchOff(reminder, 'snoozed')}>
                <Button
                  size="sm"
                  icon={<AlarmClock />}
                  onClick={() => {
                    changes.wake(reminder)
                  }}
                >
                  {reminderTexts.wakeNow}
                  <Of reminder={reminder} />
                </Button>
              </ReminderRow>
            )}
          />
        </Card>
      )}
      <PlannedNotices />
      {(off.data?.length ?? 0) > 0 && (
        <OffReminders reminders={off.data ?? []} switchedOff={switchedOff} onSwitchOn={switchOn} />
      )}
      <Link href={paths.howRemindersWork} className={styles['how']}>
        {shellTexts.howRemindersWork}
      </Link>
    </div>
  )
}

function UrgencyFilter({
  chosen,
  onChoose,
}: {
  chosen: Urgency | undefined
  onChoose: (urgency: Urgency | undefined) => void
}) {
  return (
    <label className={styles['filter']}>
      <span>{reminderTexts.urgency}</span>
      <NativeSelect
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(urgencyFrom(withUrgency('', target.value)))}
      >
        <option value="">{reminderTexts.allUrgencies}</option>
        {Object.entries(reminderTexts.levels).map(([level, label]) => (
          <option key={level} value={level}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </label>
  )
}

/** It is in the address, so that a reload and a bookmark restore it. */
function useUrgency() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const choose = (urgency: Urgency | undefined) => navigate(path + withUrgency(search, urgency), { replace: true })
  return [urgencyFrom(search), choose] as const
}
