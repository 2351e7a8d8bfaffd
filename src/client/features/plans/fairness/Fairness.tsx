import { useId, useState } from 'react'
import { fairnessOf } from '#domain/plans/fairness.ts'
import { relationshipLabel } from '#domain/contacts/relationships.ts'
import { shortMoney } from '#domain/shared/short-money.ts'
import { planScreenTexts } from '#domain/texts/plan-screens.ts'
import { cx } from '#client/lib/class-names.ts'
import { Field } from '#client/ui/Field.tsx'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import { NativeSelect } from '#client/ui/TextInput.tsx'
import type { PlanRow } from '../rows.ts'
import styles from './Fairness.module.css'

const texts = planScreenTexts.fair

const EVERYONE = 'everyone'
/** Named in the line; the rest is side by side. */
const NAMED = 3

/** Whether a group gets about the same: the children, unless another group is chosen. */
export function Fairness({ rows }: { rows: readonly PlanRow[] }) {
  const id = useId()
  const groups = groupsOf(rows)
  const [chosen, setChosen] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const group = groups.find(({ key }) => key === chosen) ?? groups[0]
  if (group === undefined) return null
  const shares = group.rows.map((row) => ({
    key: row.person.occasionId,
    name: firstName(row.person.contactName),
    fullName: row.person.contactName,
    count: row.assigned.length + row.bought.length,
    sum: row.spent,
  }))
  const fairness = fairnessOf(shares)
  if (fairness === null) return null
  const ends = shares.toSorted((a, b) => b.sum - a.sum)
  const named = ends.length <= NAMED ? ends : [...ends.slice(0, 1), ...ends.slice(-1)]
  const line = named.map(({ name, sum, count }) => texts.share(name, shortMoney(sum), count)).join(', ')
  return (
    <section className={cx(styles['fair'], fairness.isUneven && styles['uneven'])} aria-labelledby={id}>
      <div className={styles['line']}>
        <h2 id={id}>{texts.question}</h2>
        <p>{fairness.isUneven ? `${line}: ${texts.apart(fairness.percent)}` : texts.even}</p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-all` : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.hide : texts.show(group.inText)}
        </button>
      </div>
      {isOpen && (
        <div id={`${id}-all`} className={styles['all']}>
          <ul aria-label={texts.title} className={styles['shares']}>
            {shares.map(({ key, name, fullName, count, sum }) => (
              <li key={key}>
                <b title={fullName}>{name}</b>
                <ProgressBar
                  value={fairness.largest === 0 ? 0 : sum / fairness.largest}
                  label={texts.share(fullName, shortMoney(sum), count)}
                />
                <span>
                  {shortMoney(sum)} · {texts.gifts(count)}
                </span>
              </li>
            ))}
          </ul>
          {groups.length > 1 && (
            <div className={styles['choice']}>
              <Field label={texts.group}>
                <NativeSelect value={group.key} onChange={(event) => setChosen(event.target.value)}>
                  {groups.map(({ key, label }) => (
                    <option key={key} value={key}>
                      {label}
                    </option>
                  ))}
                </NativeSelect>
              </Field>
            </div>
          )}
        </div>
      )}
    </section>
  )
}

type Group = { key: string; label: string; inText: string; rows: readonly PlanRow[] }

/** Relationships of two people or more, the children first, then everyone. */
function groupsOf(rows: readonly PlanRow[]): Group[] {
  const relationships = new Set(rows.map(({ person }) => person.relationship))
  const groups = [...relationships]
    .map((key) => ({
      key,
      label: upper(texts.plural[key] ?? relationshipLabel(key)),
      inText: texts.plural[key] ?? texts.others(relationshipLabel(key)),
      rows: rows.filter(({ person }) => person.relationship === key),
    }))
    .filter((group) => group.rows.length > 1)
    .toSorted((a, b) => Number(b.key === 'child') - Number(a.key === 'child'))
  if (rows.length < 2) return []
  return [...groups, { key: EVERYONE, label: texts.everyone, inText: texts.everyoneInText, rows }]
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? fullName
}
