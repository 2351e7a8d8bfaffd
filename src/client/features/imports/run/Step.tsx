import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Card } from '#client/ui/Card.tsx'
import styles from './Step.module.css'

/** What an import is doing, or how it went: one picture, one heading, and what can be done next. */
export function Step({
  icon,
  tone = 'calm',
  title,
  children,
}: {
  icon: ReactNode
  tone?: 'calm' | 'good' | 'bad'
  title: string
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [title])
  return (
    <Card>
      <div className={styles['step']}>
        <span className={styles['picture']} data-tone={tone} aria-hidden>
          {icon}
        </span>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </Card>
  )
}
