import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Budget } from '#domain/budget/schema.ts'
import { formatShortDate } from '#domain/shared/date-format.ts'
import { budgetTexts as texts } from '#domain/texts/budget.ts'
import { openEditEvent } from '#client/features/occasions/dialogs.ts'
import { paths } from '#client/lib/paths.ts'
import styles from './Breakdowns.module.css'
import { BudgetTable, type TableRow } from './BudgetTable.tsx'
import { useFew } from './Few.tsx'

type OccasionGroup = Budget['byOccasion'][number]

/** Occasions such as Christmas; each opens to its events, which lead to their own dialog and plan. */
export function OccasionRows({ budget }: { budget: Budget }) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const toggle = (name: string) =>
    setOpened((before) => {
      const after = new Set(before)
      if (!after.delete(name)) after.add(name)
      return after
    })
  const few = useFew(budget.byOccasion)
  const rows = few.shown.flatMap((group): TableRow[] => {
    const isOpen = opened.has(group.name)
    const row = { ...group, key: group.name, name: <Group group={group} isOpen={isOpen} onToggle={toggle} /> }
    return isOpen ? [row, ...group.events.map((event) => eventRow(group.name, event))] : [row]
  })
  return (
    <BudgetTable
      first={texts.columns.occasion}
      lastYear={budget.lastYear.year}
      total={{ ...budget, lastYear: budget.lastYear.spent }}
      rows={rows}
    >
      {few.more}
    </BudgetTable>
  )
}

function Group({
  group: { name, events },
  isOpen,
  onToggle,
}: {
  group: OccasionGroup
  isOpen: boolean
  onToggle: (name: string) => void
}) {
  // Only last year's: nothing to open.
  if (events.length === 0) return name
  return (
    <button
      type="button"
      className={styles['group']}
      aria-expanded={isOpen}
      aria-label={texts.showEvents(name)}
      onClick={() => onToggle(name)}
    >
      <ChevronRight aria-hidden />
      <span title={name}>{name}</span>
      <small>{events.length}</small>
    </button>
  )
}

function eventRow(group: string, event: OccasionGroup['events'][number]): TableRow {
  const { occasionId, occurrenceDate, contactName, planId } = event
  return {
    ...event,
    key: `${occasionId} ${occurrenceDate}`,
    isDetail: true,
    name: (
      <span className={styles['event']}>
        <button type="button" aria-haspopup="dialog" onClick={() => void openEditEvent(occasionId)}>
          <span title={contactName}>{contactName}</span> <small>{formatShortDate(occurrenceDate)}</small>
        </button>
        {planId !== null && (
          <Link href={paths.plan(planId)} aria-label={texts.openPlanOf(group, contactName)}>
            {texts.openPlan}
          </Link>
        )}
      </span>
    ),
  }
}
