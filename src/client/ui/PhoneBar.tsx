import { createContext, use, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './PhoneBar.module.css'

const Bar = createContext<HTMLElement | null>(null)

/**
 * Frame of the pages: on a phone with a bar at its lower edge, within the thumb's reach, for the main actions of app and
 * page. It is opaque and the page ends above it, so that it covers nothing that can't be scrolled clear.
 */
export function PhoneBar({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <Bar value={place}>
      {children}
      {actions !== undefined && (
        <div className={styles['room']}>
          <div className={styles['bar']}>
            <div ref={setPlace} className={styles['page']} />
            {actions}
          </div>
        </div>
      )}
    </Bar>
  )
}

/** The main action of a page: where it is written, on a phone in the bar. */
export function MainAction({ children }: { children: ReactNode }) {
  const bar = use(Bar)
  return bar === null ? children : createPortal(children, bar)
}
