import { cloneElement, Suspense } from 'react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { lazyPart } from '../lib/lazy.ts'
import styles from './floating/Place.module.css'
import { useTrigger } from './floating/use-trigger.ts'

export type MenuItem = {
  label: string
  /** Where two items may have the same label. */
  key?: string
  icon?: ReactNode
  /** Exactly one of these three says what it does. */
  onSelect?: () => void
  /** Opens in a new tab: shop links. */
  href?: string
  /** A menu of its own; as a function it is made when it opens. */
  children?: MenuItems
  danger?: boolean
  /** Why it cannot be chosen now; the item is then disabled and says so. */
  unavailable?: string | undefined
  /** A line above it, with an optional heading. */
  group?: string | true
}

/** Many cards with long menus: a function makes them only where one opens. */
export type MenuItems = readonly MenuItem[] | (() => readonly MenuItem[])

export type TriggerProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'id' | 'onClick' | 'onPointerEnter' | 'aria-haspopup' | 'aria-expanded'
>

const load = () => import('./floating/FloatingMenu.tsx')
const FloatingMenu = lazyPart(load, 'FloatingMenu')

/** A context menu on a button: arrows, Home, End, first letters, Escape. Its code comes with the first use. */
export function Menu({
  trigger,
  items,
  align = 'end',
}: {
  /** A Button or IconButton; it gets its handlers from here. */
  trigger: ReactElement<TriggerProps>
  items: MenuItems
  /** Which edge it shares with the button. */
  align?: 'center' | 'end'
}) {
  const { isUsed, props, floating } = useTrigger(load)
  return (
    <span className={styles['place']}>
      {cloneElement(trigger, { ...props, 'aria-haspopup': 'menu' })}
      {isUsed && (
        <Suspense fallback={null}>
          <FloatingMenu {...floating} items={items} align={align} />
        </Suspense>
      )}
    </span>
  )
}
