import { Suspense } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
// As it is in the address: the one of 'wouter' is decoded once already, which breaks text that was shared.
import { useSearch } from 'wouter/use-browser-location'
import type { CurrentUser } from '#domain/accounts/schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { lazyPart } from '../lib/lazy.ts'
import { addressOfShared, landingFor, nextPath, paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { ErrorState } from '../ui/EmptyState.tsx'
import { LoadingScreen } from '../ui/Spinner.tsx'
import styles from './Router.module.css'
import { Bare } from './Bare.tsx'
import { adminScreens, appScreens, landingScreens, publicPaths, PublicScreens, Shell } from './routes.ts'
import { useArrival } from './use-arrival.ts'
import { useSocialOutcome } from './use-social-outcome.ts'

const NotFoundPage = lazyPart(() => import('./NotFoundPage.tsx'), 'NotFoundPage')
const EventAddress = lazyPart(() => import('./EventAddress.tsx'), 'EventAddress')

/** Which screen an address shows, for whom. */
export function Router() {
  const session = useSession()
  // A known session stays on the screen while it is refetched, and when that fails.
  if (session.data === undefined) return session.isError ? <ServerUnreachable session={session} /> : <LoadingScreen />
  return session.data === null ? <SignedOut /> : <SignedIn user={session.data} />
}

function SignedOut() {
  const [path] = useLocation()
  const search = useSearch()
  useSocialOutcome(null)
  return (
    <Switch>
      {landingScreens.map((screen) => (
        <Route key={screen.path} path={screen.path}>
          <Bare screen={screen} />
        </Route>
      ))}
      <Route path={publicPaths}>
        <Suspense fallback={<LoadingScreen />}>
          <PublicScreens />
        </Suspense>
      </Route>
      <Route>
        <Redirect replace to={landingFor(path + search)} />
      </Route>
    </Switch>
  )
}

function SignedIn({ user }: { user: CurrentUser }) {
  const search = useSearch()
  const [path] = useLocation()
  const next = nextPath(search)
  if (path === paths.home && next !== undefined) return <Redirect replace to={next} />
  // With a key: the one above may have led here, and a redirect acts only once.
  if (path === paths.share) return <Redirect key="shared" replace to={addressOfShared(search)} />
  const screens = user.isAdmin ? [...appScreens, ...adminScreens] : appScreens
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Switch>
        <Route path={paths.login}>
          <Redirect replace to={next ?? paths.dashboard} />
        </Route>
        <Route path={publicPaths}>
          <PublicScreens />
        </Route>
        <Route>
          <Shell user={user} screens={screens} fallback={<NotFoundPage />} />
        </Route>
      </Switch>
      <SocialOutcome user={user} />
      {/\b(?:event|gift)=/.test(search) && (
        <Suspense fallback={null}>
          <EventAddress />
        </Suspense>
      )}
    </Suspense>
  )
}

/** After the page: one that arrives closes all dialogs. */
function SocialOutcome({ user }: { user: CurrentUser }) {
  useSocialOutcome(user)
  return null
}

function ServerUnreachable({ session }: { session: ReturnType<typeof useSession> }) {
  const { title, description, retry } = generalTexts.serverUnreachable
  useArrival(title)
  return (
    <main className={styles['alone']}>
      <ErrorState
        heading="h1"
        title={title}
        text={description}
        retryLabel={retry}
        onRetry={() => void session.refetch()}
        pending={session.isFetching}
      />
    </main>
  )
}
