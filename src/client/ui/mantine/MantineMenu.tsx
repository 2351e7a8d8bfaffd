import { Menu } from '@mantine/core'
import { Fragment, useRef, useState } from 'react'
import type { MenuItem, MenuItems, MenuProps } from '../Menu.tsx'
import styles from './Floating.module.css'
import { MantineScope } from './MantineScope.tsx'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'

/** Opens as soon as it is there: it is drawn on the first click. */
export function MantineMenu({ trigger, items }: MenuProps) {
  const [open, setOpen] = useState(true)
  const anchor = useRef<HTMLSpanElement>(null)

  // The focus goes back to the button before the item acts: a dialog then knows where to return to.
  const backToTrigger = () => anchor.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  const change = (next: boolean) => {
    if (!next && focusIsLostOrInside()) backToTrigger()
    setOpen(next)
  }
  const select = (act: (() => void) | undefined) => () => {
    backToTrigger()
    act?.()
  }
  return (
    <MantineScope>
      <span ref={anchor} className={styles['anchor']}>
        <Menu
          opened={open}
          onChange={change}
          position="bottom-end"
          shadow="md"
          withinPortal={false}
          floatingStrategy="fixed"
          returnFocus={false}
          loop
          withInitialFocusPlaceholder={false}
          transitionProps={{ transition: 'pop-top-right', duration: 140 }}
          classNames={{
            dropdown: styles['dropdown'] ?? '',
            item: styles['item'] ?? '',
            itemLabel: styles['itemLabel'] ?? '',
            label: styles['label'] ?? '',
            divider: styles['divider'] ?? '',
          }}
        >
          <Menu.Target>{trigger}</Menu.Target>
          <Menu.Dropdown data-popup>
            <Items items={items} select={select} />
          </Menu.Dropdown>
        </Menu>
      </span>
    </MantineScope>
  )
}

type Select = (act: (() => void) | undefined) => () => void

function Items({ items, select }: { items: MenuItems; select: Select }) {
  const shown = typeof items === 'function' ? items() : items
  return shown.map((item, index) => (
    <Fragment key={item.key ?? item.label}>
      {item.group !== undefined && index > 0 && <Menu.Divider />}
      {typeof item.group === 'string' && <Menu.Label>{item.group}</Menu.Label>}
      <Item item={item} select={select} />
    </Fragment>
  ))
}

function Item({ item, select }: { item: MenuItem; select: Select }) {
  const disabled = item.unavailable !== undefined
  const common = { leftSection: item.icon, disabled, 'data-danger': item.danger, title: item.unavailable }
  if (item.children !== undefined) {
    return (
      <Menu.Sub>
        <Menu.Sub.Target>
          <Menu.Sub.Item {...common}>{item.label}</Menu.Sub.Item>
        </Menu.Sub.Target>
        <Menu.Sub.Dropdown data-popup>
          <Items items={item.children} select={select} />
        </Menu.Sub.Dropdown>
      </Menu.Sub>
    )
  }
  if (item.href !== undefined) {
    return (
      <Menu.Item {...common} component="a" href={item.href} target="_blank" rel="sponsored noopener">
        {item.label}
      </Menu.Item>
    )
  }
  return (
    <Menu.Item {...common} onClick={select(item.onSelect)}>
      {item.label}
    </Menu.Item>
  )
}

function focusIsLostOrInside(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.closest('[data-popup]') !== null
}
