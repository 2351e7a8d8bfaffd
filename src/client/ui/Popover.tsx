import { cloneElement, Suspense } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { lazyPart } from '../lib/lazy.ts'
import styles from './floating/Place.module.css'
import { useTrigger } from './floating/use-trigger.ts'
import type { TriggerProps } from './Menu.tsx'

export type PopoverProps = {
  /** A Button or IconButton; it gets its handlers from here. */
  trigger: ReactElement<TriggerProps>
  /** Read out as the name of what opens. */
  label: string
  /** Which edge of the button it keeps to. */
  align?: 'start' | 'end'
  /** Given the way to close it. */
  children: (close: () => void) => ReactNode
}

const load = () => import('./floating/FloatingPopover.tsx')
const FloatingPopover = lazyPart(load, 'FloatingPopover')

/** A small panel on a button: Notifications, Legend. Its code comes with the first use. */
export function Popover({ trigger, ...rest }: PopoverProps) {
  const { isUsed, props, floating } = useTrigger(load)
  return (
    <span className={styles['place']}>
      {cloneElement(trigger, { ...props, 'aria-haspopup': 'dialog' })}
      {isUsed && (
        <Suspense fallback={null}>
          <FloatingPopover {...floating} {...rest} />
        </Suspense>
      )}
    </span>
  )
}
