import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { generalTexts } from '#domain/texts/general.ts'
import { cx } from '../lib/class-names.ts'
import styles from './Button.module.css'
import { Spinner } from './Spinner.tsx'

type Look = {
  /** primary: the one main action; buy: to the shop; danger: destroys something. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'tint' | 'buy' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** As wide as its place. */
  full?: boolean | undefined
}

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'type'> & {
    type?: 'button' | 'submit' | undefined
    /** A Lucide icon before the text. */
    icon?: ReactNode
    /** Something is under way: further clicks do nothing, the width stays. */
    pending?: boolean | undefined
    /** Shown instead of the text while pending ('Adding...'). */
    pendingText?: string | undefined
  }

export function Button({
  variant,
  size,
  full,
  icon,
  pending = false,
  pendingText,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  // Not `disabled` while pending: that would drop the focus to the page.
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={cx(buttonClass({ variant, size, full }), className)}
      onClick={click}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
    >
      <span className={cx(styles['face'], pending && styles['away'])} aria-hidden={pending || undefined}>
        {icon}
        {children}
      </span>
      {pendingText !== undefined && (
        <span className={cx(styles['face'], !pending && styles['away'])} aria-hidden={!pending}>
          <Spinner />
          {pendingText}
        </span>
      )}
      {pending && pendingText === undefined && (
        <span className={styles['face']}>
          <Spinner label={generalTexts.pleaseWait} />
        </span>
      )}
    </button>
  )
}

/** A place in the app, looking like a button. */
export function ButtonLink({
  href,
  variant,
  size,
  full,
  icon,
  className,
  onClick,
  children,
}: Look & {
  href: string
  icon?: ReactNode
  className?: string | undefined
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  children: ReactNode
}) {
  return (
    <Link href={href} className={cx(buttonClass({ variant, size, full }), className)} onClick={onClick}>
      <span className={styles['face']}>
        {icon}
        {children}
      </span>
    </Link>
  )
}

/** A link out of the app (a shop, a provider, a mail program), looking like a button. */
export function ButtonAnchor({
  variant,
  size,
  full,
  icon,
  className,
  children,
  ...rest
}: Look & Omit<ComponentProps<'a'>, 'href'> & { href: string; icon?: ReactNode }) {
  return (
    <a {...rest} className={cx(buttonClass({ variant, size, full }), className)}>
      <span className={styles['face']}>
        {icon}
        {children}
      </span>
    </a>
  )
}

function buttonClass({ variant = 'secondary', size = 'md', full = false }: Look = {}): string {
  return cx(styles['button'], styles[variant], styles[size], full && styles['full'])
}
