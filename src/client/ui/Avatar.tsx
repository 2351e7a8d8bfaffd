import type { ReactNode, Ref } from 'react'
import { cx } from '../lib/class-names.ts'
import { initials } from '../lib/initials.ts'
import styles from './Avatar.module.css'
import type { Tone } from './Badge.tsx'
import tones from './tones.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Initials, or what is in their place, on the color of the person's group. Not read out: the name is beside it. */
export function Avatar({
  name,
  tone = 'other',
  size = 'md',
  ref,
  children,
}: {
  name: string
  tone?: Tone
  /** 28, 40 or 56 px. */
  size?: 'sm' | 'md' | 'lg' | undefined
  ref?: Ref<HTMLSpanElement>
  /** A photo or an emoji. */
  children?: ReactNode
}) {
  return (
    <span
      ref={ref}
      aria-hidden
      title={name}
      className={cx(styles['avatar'], styles['toned'], tones[tone], styles[size])}
    >
      {children ?? initials(name)}
    </span>
  )
}

const hues: Tone[] = ['family', 'special', 'friend', 'partner']

/** The first three and '+N', in colors that only tell them apart unless there are `avatars`, each 28 px large. */
export function AvatarStack({
  names,
  avatars = names.map((name, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two contributors may share a name, and their order never changes
    <Avatar key={`${index}-${name}`} name={name} tone={hues[index % hues.length] ?? 'other'} size="sm" />
  )),
  shown = 3,
}: {
  names: readonly string[]
  avatars?: readonly ReactNode[]
  shown?: number
}) {
  const rest = names.length - shown
  return (
    <span className={styles['stack']}>
      <VisuallyHidden>{names.join(', ')}</VisuallyHidden>
      {avatars.slice(0, shown)}
      {rest > 0 && (
        <span aria-hidden className={cx(styles['avatar'], styles['toned'], tones['other'], styles['sm'])}>
          +{rest}
        </span>
      )}
    </span>
  )
}
