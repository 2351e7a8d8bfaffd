import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { cx } from '#client/lib/class-names.ts'
import type { CurrentUser } from '#domain/accounts/schema.ts'
import { shellTexts } from '#domain/texts/shell.ts'
import { Brand } from '#client/ui/Brand.tsx'
import { NavLinks } from './NavLinks.tsx'
import styles from './Sidebar.module.css'

/** 256 px wide, 64 collapsed. */
export function Sidebar({
  user,
  collapsed,
  onToggle,
}: {
  user: CurrentUser
  collapsed: boolean
  onToggle: () => void
}) {
  const label = collapsed ? shellTexts.expandSidebar : shellTexts.collapseSidebar
  return (
    <aside aria-label={shellTexts.sidebar} className={cx(styles['sidebar'], collapsed && styles['collapsed'])}>
      <div className={styles['inner']}>
        <div className={styles['head']}>
          <Brand onNav collapsed={collapsed} />
          <button
            type="button"
            className={styles['toggle']}
            aria-label={label}
            title={label}
            aria-expanded={!collapsed}
            onClick={onToggle}
          >
            {collapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
          </button>
        </div>
        <NavLinks user={user} collapsed={collapsed} />
      </div>
    </aside>
  )
}
