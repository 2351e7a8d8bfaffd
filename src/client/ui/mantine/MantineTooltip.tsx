import { Tooltip } from '@mantine/core'
import type { RefObject } from 'react'
import styles from './Floating.module.css'
import { MantineScope } from './MantineScope.tsx'
import '@mantine/core/styles/Tooltip.css'

export function MantineTooltip({
  label,
  open,
  target,
}: {
  label: string
  open: boolean
  target: RefObject<HTMLElement | null>
}) {
  return (
    <MantineScope>
      <Tooltip
        label={label}
        opened={open}
        target={target}
        multiline
        withinPortal={false}
        floatingStrategy="fixed"
        classNames={{ tooltip: styles['tooltip'] ?? '' }}
      />
    </MantineScope>
  )
}
