import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import styles from './Badge.module.css'
import tones from './tones.module.css'

/** Meaning colors: the five groups of people and events, then what is urgent, near or good. */
export type Tone = 'partner' | 'family' | 'friend' | 'special' | 'other' | 'critical' | 'near' | 'plum'

export function Badge({
  tone = 'other',
  icon,
  title,
  children,
}: {
  tone?: Tone
  icon?: ReactNode
  title?: string
  children: ReactNode
}) {
  return (
    <span className={cx(styles['badge'], styles['toned'], tones[tone])} title={title}>
      {icon}
      {children}
    </span>
  )
}

const toneOfImportance: Record<string, Tone> = { Critical: 'critical', High: 'special', Medium: 'other', Low: 'friend' }

export function ImportanceBadge({ level }: { level: string }) {
  return <Badge tone={toneOfImportance[level] ?? 'other'}>{level}</Badge>
}
