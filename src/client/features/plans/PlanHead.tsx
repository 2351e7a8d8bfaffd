import { Check, Copy, EllipsisVertical, Pencil, Printer, Scale, Trash2, UserPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { budgetBar } from '#domain/gifts/budget.ts'
import type { Plan } from '#domain/plans/schema.ts'
import { canSpread } from '#domain/plans/spread.ts'
import { monthShort } from '#domain/shared/date-format.ts'
import { dateParts } from '#domain/shared/calendar-date.ts'
import { fromDecimal } from '#domain/shared/money.ts'
import { shortMoney } from '#domain/shared/short-money.ts'
import { planScreenTexts as texts } from '#domain/texts/plan-screens.ts'
import { Ribbon } from '#client/features/gifts/parts/Ribbon.tsx'
import { confirm } from '#client/lib/dialogs.tsx'
import { paths } from '#client/lib/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import type { MenuItem } from '#client/ui/Menu.tsx'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { BudgetField } from './BudgetField.tsx'
import { openAddPeople, openRenamePlan } from './dialogs.ts'
import { useChangePlan, useCopyLast, useDeletePlan } from './mutations.ts'
import type { PlanSums } from './rows.ts'
import styles from './PlanHead.module.css'

const tones = { green: 'good', orange: 'warn', red: 'over' } as const

/** The plan's figures, and what can be done with it as a whole. */
export function PlanHead({
  plan,
  sums,
  isShopping,
  isOver,
}: {
  plan: Plan
  sums: PlanSums
  isShopping: boolean
  isOver: boolean
}) {
  const [, go] = useLocation()
  return (
    <div className={styles['head']}>
      <div className={styles['figures']}>
        <Figures plan={plan} sums={sums} isOver={isOver} />
      </div>
      <div className={styles['tools']}>
        <SegmentedControl
          label={texts.views.label}
          options={[
            { value: 'board', label: texts.views.board },
            { value: 'shopping', label: texts.views.shopping },
          ]}
          value={isShopping ? 'shopping' : 'board'}
          onChange={(view) =>
            go(view === 'shopping' ? `${paths.plan(plan.id)}?view=shopping` : paths.plan(plan.id), { replace: true })
          }
        />
        {!isOver && (
          <Button icon={<UserPlus />} aria-haspopup="dialog" onClick={() => void openAddPeople(plan)}>
            {texts.menu.addPeople}
          </Button>
        )}
        <More plan={plan} isOver={isOver} />
      </div>
    </div>
  )
}

function Figures({ plan, sums, isOver }: { plan: Plan; sums: PlanSums; isOver: boolean }) {
  const change = useChangePlan(plan.id)
  const spread = useSpread(plan)
  const { spent, budget } = sums
  const own = fromDecimal(plan.ownShare)
  const planned = fromDecimal(plan.planned)
  const bar = budget === null ? undefined : budgetBar({ budgetCents: budget, spentCents: spent })
  const figures = budget === null ? texts.spent(shortMoney(spent)) : texts.of(shortMoney(spent), shortMoney(budget))
  return (
    <>
      <p className={styles['money']}>
        <strong className={styles['spent']}>{shortMoney(spent)}</strong>
        <span className={styles['of']}>
          {texts.ofBudget}
          <BudgetField
            isLarge
            label={texts.totalBudget}
            cents={budget}
            onSave={isOver ? undefined : (amount) => change.mutate({ body: { totalBudget: amount } })}
          />
        </span>
        {own !== spent && <span className={styles['quiet']}>{texts.yourShare(shortMoney(own))}</span>}
        {budget !== null && (
          <span className={spent > budget ? styles['over'] : styles['quiet']}>
            {spent > budget ? texts.over(shortMoney(spent - budget)) : texts.open(shortMoney(budget - spent))}
          </span>
        )}
      </p>
      {bar !== undefined && (
        <ProgressBar value={bar.percent / 100} tone={tones[bar.tone]} label={texts.budgetBar(figures)} />
      )}
      <p className={styles['state']}>
        <span>{texts.boughtOf(sums.bought, sums.people)}</span>
        {plan.toOrder !== null && <span>{texts.order(plan.toOrder.count, shortDay(plan.toOrder.by))}</span>}
        {budget !== null && planned !== budget && !isOver && (
          <span>
            {texts.planned(shortMoney(planned), shortMoney(budget))}
            {spread && (
              <>
                {' '}
                <button type="button" className={styles['spread']} title={texts.spreadHint} onClick={spread}>
                  {texts.spreadEvenly}
                </button>
              </>
            )}
          </span>
        )}
        <AllBought isAllBought={sums.isAllBought} />
      </p>
    </>
  )
}

/** As long as RIBBON_MS of the gifts' own ribbon. */
const RIBBON_MS = 1400

/** With the ribbon, once: when the last gift is bought on this page. */
function AllBought({ isAllBought }: { isAllBought: boolean }) {
  const before = useRef(isAllBought)
  const [isTied, setTied] = useState(false)
  useEffect(() => {
    const isNews = isAllBought && !before.current
    before.current = isAllBought
    if (!isNews) return undefined
    setTied(true)
    const timer = setTimeout(() => setTied(false), RIBBON_MS)
    return () => clearTimeout(timer)
  }, [isAllBought])
  return (
    <output className={styles['all']}>
      {isAllBought && (
        <span className={styles['badge']}>
          <span className={styles['mark']}>
            <Check aria-hidden />
            {isTied && <Ribbon />}
          </span>
          {texts.allBought}
        </span>
      )}
    </output>
  )
}

function More({ plan, isOver }: { plan: Plan; isOver: boolean }) {
  const [, go] = useLocation()
  const spread = useSpread(plan)
  const copy = useCopyLast()
  const remove = useDeletePlan()
  const askToDelete = async () => {
    if (!(await confirm({ ...texts.delete(plan.name), destructive: true }))) return
    remove.mutate(plan.id, { onSuccess: () => go(paths.plans) })
  }
  const items: MenuItem[] = [
    ...(spread && !isOver ? [{ label: texts.spreadEvenly, icon: <Scale />, onSelect: spread }] : []),
    { label: texts.menu.rename, icon: <Pencil />, onSelect: () => void openRenamePlan(plan) },
    ...(plan.lastPlan === null || isOver
      ? []
      : [{ label: texts.menu.copyLast, icon: <Copy />, onSelect: () => copy.mutate(plan.id) }]),
    { label: texts.menu.print, icon: <Printer />, onSelect: () => setTimeout(() => print()) },
    { label: texts.menu.delete, icon: <Trash2 />, group: true, danger: true, onSelect: () => void askToDelete() },
  ]
  return (
    <Menu
      trigger={<IconButton look="framed" label={texts.menu.morePlan} icon={<EllipsisVertical />} />}
      items={items}
    />
  )
}

/** Gives everyone without a budget of their own the same. Undefined where that changes nothing. */
function useSpread({ id, totalBudget, people }: Plan): (() => void) | undefined {
  const change = useChangePlan(id)
  const budgets = people.map(({ budget, isBudgetFixed }) => ({
    budgetCents: budget === null ? null : fromDecimal(budget),
    isBudgetFixed,
  }))
  if (totalBudget === null || !canSpread(budgets, fromDecimal(totalBudget))) return undefined
  return () => change.mutate({ body: { spread: 'even' }, done: texts.spreadDone })
}

/** 'Dec 18' */
function shortDay(date: Plan['date']): string {
  const { month, day } = dateParts(date)
  return `${monthShort(month)} ${day}`
}
