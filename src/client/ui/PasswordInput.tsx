import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { generalTexts } from '#domain/texts/general.ts'
import { cx } from '../lib/class-names.ts'
import { useFieldControl } from './field-control.ts'
import styles from './TextInput.module.css'

/** A password with its show/hide toggle. Say `autoComplete="current-password"` or `"new-password"`. */
export function PasswordInput({
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { autoComplete: 'current-password' | 'new-password' }) {
  const [shown, setShown] = useState(false)
  const label = shown ? generalTexts.hidePassword : generalTexts.showPassword
  return (
    <span className={styles['wrap']}>
      <input
        {...useFieldControl()}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={cx(styles['input'], styles['with-toggle'], className)}
      />
      <button
        type="button"
        className={styles['toggle']}
        aria-label={label}
        title={label}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff /> : <Eye />}
      </button>
    </span>
  )
}
