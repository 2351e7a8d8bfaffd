import { Check, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { contactTexts } from '#domain/texts/contacts.ts'
import { cx } from '#client/lib/class-names.ts'
import styles from './CategoryTree.module.css'
import type { CategoryRow } from './rows.ts'

/**
 * A tree with boxes to tick. One stop of the Tab key: arrows move, Right and Left open and close, Space and Enter
 * tick (ARIA Authoring Practices, tree view).
 */
export function CategoryTree({
  rows,
  chosen,
  onPick,
  onToggle,
}: {
  rows: readonly CategoryRow[]
  chosen: readonly string[]
  onPick: (id: string) => void
  /** Opens or closes a branch. */
  onToggle: (id: string) => void
}) {
  const tree = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState<string>()
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === current),
  )
  const go = (to: number) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, to))]
    if (row === undefined) return
    setCurrent(row.id)
    tree.current?.querySelector<HTMLElement>(`[data-id="${row.id}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[at]
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const act = actionOf(event.key, rows, at)
    if (act === undefined) return
    event.preventDefault()
    if (act === 'pick') onPick(row.id)
    else if (act === 'toggle') onToggle(row.id)
    else go(act)
  }
  return (
    <ul
      ref={tree}
      role="tree"
      aria-label={contactTexts.fields.interests}
      aria-multiselectable="true"
      className={styles['tree']}
    >
      {rows.map((row, index) => (
        <li
          key={row.id}
          role="treeitem"
          data-id={row.id}
          aria-level={row.level}
          aria-posinset={row.place}
          aria-setsize={row.siblings}
          aria-expanded={row.isOpen}
          aria-checked={chosen.includes(row.id)}
          aria-label={row.path ?? row.name}
          tabIndex={index === at ? 0 : -1}
          className={cx(styles['row'], styles[`level-${row.level}`])}
          onClick={() => {
            setCurrent(row.id)
            onPick(row.id)
          }}
          onKeyDown={onKeyDown}
          onFocus={() => setCurrent(row.id)}
        >
          {row.isOpen === undefined ? (
            <span className={styles['indent']} />
          ) : (
            // For the pointer; the keyboard has Right and Left.
            <span
              aria-hidden
              className={cx(styles['toggle'], row.isOpen && styles['open'])}
              onClick={(event) => {
                event.stopPropagation()
                setCurrent(row.id)
                onToggle(row.id)
              }}
            >
              <ChevronRight />
            </span>
          )}
          <span aria-hidden className={cx(styles['box'], chosen.includes(row.id) && styles['ticked'])}>
            <Check />
          </span>
          <span className={styles['words']}>
            {row.name}
            {row.path !== undefined && row.path !== row.name && <span className={styles['path']}>{row.path}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

function actionOf(key: string, rows: readonly CategoryRow[], at: number): number | 'pick' | 'toggle' | undefined {
  const row = rows[at]
  switch (key) {
    case 'ArrowDown':
      return at + 1
    case 'ArrowUp':
      return at - 1
    case 'Home':
      return 0
    case 'End':
      return rows.length - 1
    case ' ':
    case 'Enter':
      return 'pick'
    case 'ArrowRight':
      return row?.isOpen === false ? 'toggle' : at + 1
    case 'ArrowLeft':
      return row?.isOpen === true ? 'toggle' : parentOf(rows, at)
    default:
      return undefined
  }
}

function parentOf(rows: readonly CategoryRow[], at: number): number {
  const level = rows[at]?.level ?? 1
  for (let above = at - 1; above >= 0; above -= 1) if ((rows[above]?.level ?? 1) < level) return above
  return at
}
