import { ChevronRight } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { Fragment } from 'react'
import type { MenuItem, MenuItems } from '../Menu.tsx'
import { ExistingTrigger } from './ExistingTrigger.tsx'
import styles from './Floating.module.css'
import { contentHandlers } from './handlers.ts'
import { useLayer } from './use-layer.ts'
import type { Floating } from './use-trigger.ts'

const GAP = 6
const EDGE = 12

/** Not in a portal: what opens in a dialog belongs to it, since all the rest is inert. */
export function FloatingMenu({
  id,
  button,
  isOpen,
  close,
  items,
  align,
}: Floating & { items: MenuItems; align: 'center' | 'end' }) {
  useLayer(isOpen, close)
  // The focus goes back to the button before the item acts: a dialog then knows where to return to.
  const select = (act: (() => void) | undefined) => () => {
    button.current?.focus()
    act?.()
  }
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={(next) => !next && close()} modal={false}>
      <DropdownMenu.Trigger asChild>
        <ExistingTrigger element={button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        ref={focusFirst}
        data-popup
        aria-labelledby={id}
        className={styles['menu']}
        align={align}
        sideOffset={GAP}
        collisionPadding={EDGE}
        // The list around it may still be growing: what loads later moves the button.
        updatePositionStrategy="always"
        loop
        {...contentHandlers(button)}
      >
        <Items items={items} select={select} />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

/** However it was opened: arrow keys, and screen readers, start at the first item. */
function focusFirst(menu: HTMLElement | null) {
  menu?.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus({ preventScroll: true })
}

type Select = (act: (() => void) | undefined) => () => void

function Items({ items, select }: { items: MenuItems; select: Select }) {
  const shown = typeof items === 'function' ? items() : items
  return shown.map((item, index) => (
    <Fragment key={item.key ?? item.label}>
      {item.group !== undefined && index > 0 && <DropdownMenu.Separator className={styles['divider']} />}
      {typeof item.group === 'string' && (
        <DropdownMenu.Label className={styles['label']}>{item.group}</DropdownMenu.Label>
      )}
      <Item item={item} select={select} />
    </Fragment>
  ))
}

function Item({ item, select }: { item: MenuItem; select: Select }) {
  const common = {
    className: styles['item'],
    disabled: item.unavailable !== undefined,
    'data-danger': item.danger === true ? '' : undefined,
    title: item.unavailable,
  }
  if (item.children !== undefined) {
    return (
      <DropdownMenu.Sub>
        <DropdownMenu.SubTrigger {...common}>
          <Face item={item} />
          <ChevronRight className={styles['more']} aria-hidden />
        </DropdownMenu.SubTrigger>
        <DropdownMenu.SubContent data-popup className={styles['menu']} collisionPadding={EDGE} loop>
          <Items items={item.children} select={select} />
        </DropdownMenu.SubContent>
      </DropdownMenu.Sub>
    )
  }
  if (item.href !== undefined) {
    return (
      <DropdownMenu.Item {...common} asChild>
        <a href={item.href} target="_blank" rel="sponsored noopener">
          <Face item={item} />
        </a>
      </DropdownMenu.Item>
    )
  }
  return (
    <DropdownMenu.Item {...common} onSelect={select(item.onSelect)}>
      <Face item={item} />
    </DropdownMenu.Item>
  )
}

function Face({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon}
      <span className={styles['words']}>{item.label}</span>
    </>
  )
}
