import { cloneElement, Suspense, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { lazyPart } from '../lib/lazy.ts'
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

const load = () => import('./mantine/MantinePopover.tsx')
const MantinePopover = lazyPart(load, 'MantinePopover')

/** A small panel on a button: Notifications, Legend. Its code comes with the first use. */
export function Popover(props: PopoverProps) {
  const [used, setUsed] = useState(false)
  const plain = cloneElement(props.trigger, {
    onClick: () => setUsed(true),
    onPointerEnter: () => void load(),
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
  })
  if (!used) return plain
  return (
    <Suspense fallback={plain}>
      <MantinePopover {...props} />
    </Suspense>
  )
}
