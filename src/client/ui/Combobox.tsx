import { useEffect, useId, useState } from 'react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import styles from './Combobox.module.css'
import { TextInput } from './TextInput.tsx'

/** A choice of the list below the field; `value` says which one it is. */
export type Choice = { value: string; label: ReactNode }

/**
 * A text field with choices below it, which change with what is typed; anything else may be typed, too. Arrow keys move,
 * Enter chooses, Escape closes the list (ARIA Authoring Practices, combobox with list autocomplete).
 */
export function Combobox({
  choices,
  listLabel,
  onChoose,
  onKeyDown,
  onBlur,
  ...input
}: ComponentProps<typeof TextInput> & {
  choices: readonly Choice[]
  listLabel: string
  onChoose: (value: string) => void
}) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const isShown = isOpen && choices.length > 0
  const active = isShown ? choices[at] : undefined
  const activeId = active === undefined ? undefined : `${id}-${at}`
  useEffect(() => {
    if (isShown) document.getElementById(activeId ?? id)?.scrollIntoView({ block: 'nearest' })
  }, [isShown, activeId, id])

  const open = () => {
    setOpen(true)
    setAt(-1)
  }
  const choose = (value: string) => {
    setOpen(false)
    setAt(-1)
    onChoose(value)
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && !event.altKey) {
      setOpen(true)
      // From the field (-1), up leads to the last one.
      setAt(isShown ? wrapped(at + step, choices.length) : 0)
    } else if (event.key === 'Escape' && isShown) setOpen(false)
    else if (event.key === 'Enter' && active !== undefined && !event.ctrlKey && !event.metaKey) choose(active.value)
    else {
      onKeyDown?.(event)
      return
    }
    event.preventDefault()
  }
  return (
    <span className={styles['combobox']}>
      <TextInput
        {...input}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-activedescendant={activeId}
        onClick={open}
        onInput={open}
        onKeyDown={handleKey}
        onBlur={(event) => {
          setOpen(false)
          onBlur?.(event)
        }}
      />
      {isShown && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist has no pictures, and a select no field
        <div id={id} role="listbox" aria-label={listLabel} tabIndex={-1} className={styles['list']}>
          {choices.map(({ value, label }, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the field's
            <div
              key={value}
              id={`${id}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> holds text alone
              role="option"
              aria-selected={index === at}
              className={cx(styles['choice'], index === at && styles['active'])}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(value)}
            >
              {label}
            </div>
          ))}
        </div>
      )}
    </span>
  )
}

/** -1 is the field itself. */
function wrapped(at: number, count: number): number {
  if (at >= count) return -1
  return at < -1 ? count - 1 : at
}
