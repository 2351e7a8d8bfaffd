import { cloneElement, Suspense, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { lazyPart } from '../lib/lazy.ts'

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

export type TriggerProps = {
  onClick?: () => void
  onPointerEnter?: () => void
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-expanded'?: boolean
}

export type MenuProps = {
  /** A Button or IconButton; it gets its handlers from here. */
  trigger: ReactElement<TriggerProps>
  items: MenuItems
}

const load = () => import('./mantine/MantineMenu.tsx')
const MantineMenu = lazyPart(load, 'MantineMenu')

/** A context menu on a button: arrows, Home, End, first letters, Escape. Its code comes with the first use. */
export function Menu(props: MenuProps) {
  const [used, setUsed] = useState(false)
  const plain = cloneElement(props.trigger, {
    onClick: () => setUsed(true),
    onPointerEnter: () => void load(),
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  })
  if (!used) return plain
  return (
    <Suspense fallback={plain}>
      <MantineMenu {...props} />
    </Suspense>
  )
}
