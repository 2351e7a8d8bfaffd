import type { ReactNode } from 'react'
import { Footer } from '#client/ui/Footer.tsx'
import { PublicHeader } from '#client/ui/PublicHeader.tsx'
import styles from './AccountPage.module.css'

/** One card in the middle: for pages that e-mail links open, signed in or not. */
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
      <PublicHeader />
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
      <Footer ruled />
    </div>
  )
}

/** Fields and buttons, one below the other. */
export const accountForm = styles['form']
