import { cx } from '../lib/class-names.ts'
import { initials } from '../lib/initials.ts'
import styles from './Avatar.module.css'
import type { Tone } from './Badge.tsx'

/** Initials on the colour of the person's group. Decorative: the name stands beside it, or give `labelled`. */
export function Avatar({
  name,
  tone = 'other',
  size = 'md',
  labelled = false,
}: {
  name: string
  tone?: Tone
  /** 26, 40 or 56 px. */
  size?: 'sm' | 'md' | 'lg'
  labelled?: boolean
}) {
  const named = labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <span {...named} title={name} className={cx(styles['avatar'], styles[tone], styles[size])}>
      {initials(name)}
    </span>
  )
}

/** The first three and '+N' (spec 1 §2). */
export function AvatarStack({ names, shown = 3 }: { names: readonly string[]; shown?: number }) {
  const tones: Tone[] = ['family', 'special', 'friend', 'partner']
  const rest = names.length - shown
  return (
    <span className={styles['stack']} role="img" aria-label={names.join(', ')}>
      {names.slice(0, shown).map((name, index) => (
        // Two contributors may have the same name; the order is theirs and never changes.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <Avatar key={`${index}-${name}`} name={name} tone={tones[index % tones.length] ?? 'other'} size="sm" />
      ))}
      {rest > 0 && <span className={cx(styles['avatar'], styles['other'], styles['sm'])}>+{rest}</span>}
    </span>
  )
}
