import { cloneElement, Suspense, useId, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { lazyPart } from '../lib/lazy.ts'
import styles from './VisuallyHidden.module.css'

const FloatingTooltip = lazyPart(() => import('./floating/FloatingTooltip.tsx'), 'FloatingTooltip')

/** More about a button, on hover and on focus; Escape hides it. It describes; the name is the button's own. */
export function Tooltip({
  label,
  children,
}: {
  label: string
  children: ReactElement<{ 'aria-describedby'?: string }>
}) {
  const [isUsed, setUsed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const id = useId()
  const show = () => {
    setUsed(true)
    setOpen(true)
  }
  const hide = () => setOpen(false)
  return (
    <span
      ref={place}
      role="presentation"
      style={{ display: 'inline-flex' }}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} className={styles['hidden']}>
        {label}
      </span>
      {isUsed && (
        <Suspense fallback={null}>
          <FloatingTooltip label={label} isOpen={isOpen} onClose={hide} target={place} />
        </Suspense>
      )}
    </span>
  )
}
