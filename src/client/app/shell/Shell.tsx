import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { lazyPart } from '#client/lib/lazy.ts'
import type { CurrentUser } from '#domain/accounts/schema.ts'
import { useMidnight } from '#client/features/profile/parts/use-today.ts'
import { useNarrow } from '#client/lib/media.ts'
import { sidebarItem } from '#client/lib/storage.ts'
import { AmazonNotice } from '#client/features/legal/parts/AmazonNotice.tsx'
import { Footer } from '#client/ui/Footer.tsx'
import { LoadingScreen } from '#client/ui/Spinner.tsx'
import { SkipLink } from '#client/ui/VisuallyHidden.tsx'
import type { Screen } from '../routes.ts'
import { GuestBanner } from './GuestBanner.tsx'
import { Header } from './Header.tsx'
import styles from './Shell.module.css'
import { Sidebar } from './Sidebar.tsx'
import { TabBar } from './TabBar.tsx'
import { leave, leaveLabel } from './leave.ts'
import { placesFor } from './navigation.ts'
import { useShortcuts } from './use-shortcuts.ts'

const Drawer = lazyPart(() => import('./Drawer.tsx'), 'Drawer')
const ShortcutAddress = lazyPart(() => import('./ShortcutAddress.tsx'), 'ShortcutAddress')

/** Navigation, header and footer around every signed-in screen. */
export function Shell({
  user,
  screens,
  fallback,
}: {
  user: CurrentUser
  screens: readonly Screen[]
  /** What an unknown address shows. */
  fallback: ReactNode
}) {
  const narrow = useNarrow()
  const search = useSearch()
  const [collapsed, setCollapsed] = useState(() => sidebarItem.read() === 'collapsed')
  const [drawerOpen, setDrawerOpen] = useState(false)
  const app = { places: placesFor(user), leaveLabel: leaveLabel(user), onLeave: () => void leave(user) }
  useShortcuts(app)
  const toggle = () => {
    sidebarItem.write(collapsed ? 'expanded' : 'collapsed')
    setCollapsed(!collapsed)
  }
  return (
    <div className={styles['shell']}>
      <Midnight />
      <SkipLink target="content" />
      {!narrow && <Sidebar user={user} collapsed={collapsed} onToggle={toggle} />}
      {narrow && drawerOpen && (
        <Suspense fallback={null}>
          <Drawer user={user} onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
      <div className={styles['page']}>
        <Header user={user} app={app} screens={screens} onOpenMenu={narrow ? () => setDrawerOpen(true) : undefined} />
        {user.isGuest && <GuestBanner />}
        <main id="content" tabIndex={-1} className={styles['main']}>
          <Suspense
            fallback={
              <div className={styles['coming']}>
                <LoadingScreen />
              </div>
            }
          >
            <Switch>
              {screens.map(({ path, Page }) => (
                <Route key={path} path={path}>
                  <Page />
                </Route>
              ))}
              <Route>{fallback}</Route>
            </Switch>
          </Suspense>
        </main>
        <Footer>
          <AmazonNotice />
        </Footer>
        {narrow && <TabBar />}
      </div>
      {/* Last: arriving at a page closes what is open, and effects run in this order. */}
      {search.includes('do=') && (
        <Suspense fallback={null}>
          <ShortcutAddress />
        </Suspense>
      )}
    </div>
  )
}

/** A component of its own, so that its queries rerender nothing else. */
function Midnight() {
  useMidnight()
  return null
}
