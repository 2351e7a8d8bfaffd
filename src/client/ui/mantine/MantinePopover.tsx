import { Popover } from '@mantine/core'
import { cloneElement, useId, useState } from 'react'
import type { PopoverProps } from '../Popover.tsx'
import styles from './Floating.module.css'
import { MantineScope } from './MantineScope.tsx'
import '@mantine/core/styles/Popover.css'

/** Opens as soon as it is there: it is drawn on the first click. */
export function MantinePopover({ trigger, label, align = 'end', children }: PopoverProps) {
  const [open, setOpen] = useState(true)
  const id = useId()
  const change = (next: boolean) => {
    const active = document.activeElement
    const inside = active === null || active === document.body || active.closest('[data-popup]') !== null
    if (!next && inside) triggerIn(id)?.focus()
    setOpen(next)
  }
  return (
    <MantineScope>
      <span id={id} className={styles['anchor']}>
        <Popover
          opened={open}
          onChange={change}
          position={`bottom-${align}`}
          width={380}
          shadow="md"
          withinPortal={false}
          floatingStrategy="fixed"
          trapFocus
          returnFocus={false}
          transitionProps={{ transition: 'pop-top-right', duration: 140 }}
          classNames={{ dropdown: styles['popover'] ?? '' }}
        >
          <Popover.Target>{cloneElement(trigger, { onClick: () => change(!open) })}</Popover.Target>
          <Popover.Dropdown data-popup aria-label={label}>
            {children(() => change(false))}
          </Popover.Dropdown>
        </Popover>
      </span>
    </MantineScope>
  )
}

function triggerIn(anchorId: string): HTMLElement | null | undefined {
  return document.getElementById(anchorId)?.querySelector<HTMLElement>('[aria-haspopup]')
}
