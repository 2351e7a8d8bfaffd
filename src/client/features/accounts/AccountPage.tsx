import type { ReactNode } from 'react'
import { PublicFooter } from '../legal/parts/PublicFooter.tsx'
import { Wordmark } from '../legal/parts/Wordmark.tsx'
import styles from './AccountPage.module.css'

/** One card in the middle: the pages that mails lead to and that work signed in or not. */
export function AccountPage({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode
  title: string
  text?: string | undefined
  children?: ReactNode
}) {
  return (
    <div className={styles['page']}>
      <Wordmark />
      <main className={styles['main']}>
        <div className={styles['card']}>
          <span className={styles['icon']} aria-hidden>
            {icon}
          </span>
          <h1 tabIndex={-1}>{title}</h1>
          {text !== undefined && <p className={styles['text']}>{text}</p>}
          {children}
        </div>
      </main>
      <PublicFooter />
    </div>
  )
}

/** Fields and buttons, one below the other. */
export const accountForm = styles['form']
