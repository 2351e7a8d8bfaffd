import { Popover } from 'radix-ui'
import type { PopoverProps } from '../Popover.tsx'
import { ExistingTrigger } from './ExistingTrigger.tsx'
import styles from './Floating.module.css'
import { contentHandlers } from './handlers.ts'
import { useLayer } from './use-layer.ts'
import type { Floating } from './use-trigger.ts'

const GAP = 8
const EDGE = 12

/** Not in a portal: what opens in a dialog belongs to it, since all the rest is inert. */
export function FloatingPopover({
  button,
  isOpen,
  close,
  label,
  align = 'end',
  children,
}: Floating & Omit<PopoverProps, 'trigger'>) {
  useLayer(isOpen, close)
  return (
    <Popover.Root open={isOpen} onOpenChange={(next) => !next && close()}>
      <Popover.Trigger asChild>
        <ExistingTrigger element={button} />
      </Popover.Trigger>
      <Popover.Content
        data-popup
        aria-label={label}
        className={styles['popover']}
        align={align}
        sideOffset={GAP}
        collisionPadding={EDGE}
        {...contentHandlers(button)}
      >
        {children(close)}
      </Popover.Content>
    </Popover.Root>
  )
}
