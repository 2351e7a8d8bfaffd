import { cloneElement, Suspense, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { lazyPart } from '../lib/lazy.ts'
import styles from './VisuallyHidden.module.css'

const MantineTooltip = lazyPart(() => import('./mantine/MantineTooltip.tsx'), 'MantineTooltip')

/** More about a button, on hover and on focus; Escape hides it. It describes; the name is the button's own. */
export function Tooltip({
  label,
  children,
}: {
  label: string
  children: ReactElement<{ 'aria-describedby'?: string }>
}) {
  const [used, setUsed] = useState(false)
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const id = useId()
  const show = () => {
    setUsed(true)
    setOpen(true)
  }
  const hide = () => setOpen(false)
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    hide()
  }
  return (
    <span
      ref={place}
      role="presentation"
      style={{ display: 'inline-flex' }}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={hideOnEscape}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} className={styles['hidden']}>
        {label}
      </span>
      {used && (
        <Suspense fallback={null}>
          <MantineTooltip label={label} open={open} target={place} />
        </Suspense>
      )}
    </span>
  )
}
