import { Tooltip } from 'radix-ui'
import type { RefObject } from 'react'
import { ExistingTrigger } from './ExistingTrigger.tsx'
import styles from './Floating.module.css'

const GAP = 6
const EDGE = 8

export function FloatingTooltip({
  label,
  isOpen,
  onClose,
  target,
}: {
  label: string
  isOpen: boolean
  onClose: () => void
  target: RefObject<HTMLElement | null>
}) {
  return (
    <Tooltip.Provider disableHoverableContent>
      <Tooltip.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
        <Tooltip.Trigger asChild>
          <ExistingTrigger element={target} />
        </Tooltip.Trigger>
        <Tooltip.Content
          className={styles['tooltip']}
          sideOffset={GAP}
          collisionPadding={EDGE}
          onPointerDownOutside={(event) => {
            // A finger has just asked for it.
            if (event.target instanceof Node && target.current?.contains(event.target) === true) event.preventDefault()
          }}
        >
          {label}
        </Tooltip.Content>
      </Tooltip.Root>
    </Tooltip.Provider>
  )
}
