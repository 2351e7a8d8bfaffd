import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { RecentActivity } from '#client/features/activities/parts/RecentActivity.tsx'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import { DASHBOARD_DAYS, DASHBOARD_EVENTS } from '#domain/dashboard/extent.ts'
import { TrendingGiftIdeas } from '#client/features/recommendations/parts/TrendingGiftIdeas.tsx'
import { lazyPart } from '#client/lib/lazy.ts'
import { useSession } from '#client/lib/session.ts'
import { firstStepsItem } from '#client/lib/storage.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import styles from './DashboardPage.module.css'
import { EventsCard } from './EventsCard.tsx'
import { dashboardQueries } from './queries.ts'
import { QuickActions } from './QuickActions.tsx'
import { StatCards } from './StatCards.tsx'

// For few and not at first, so they aren't in the first load.
const Welcome = lazyPart(() => import('./first-steps/Welcome.tsx'), 'Welcome')
const FirstSteps = lazyPart(() => import('./first-steps/FirstSteps.tsx'), 'FirstSteps')
const DashboardStrips = lazyPart(() => import('./DashboardStrips.tsx'), 'DashboardStrips')

/** What is coming, what is planned for it, and what was done last. */
export function DashboardPage() {
  const stats = useQuery(dashboardQueries.stats)
  const isNewcomer = stats.data?.totalContacts === 0
  // Nobody for a moment while one signs out.
  const isMailed = useSession().data?.isGuest === false
  const past = useQuery(occasionQueries.past(DASHBOARD_DAYS, DASHBOARD_EVENTS)).data
  const hasGiven = past?.some(({ gifts }) => gifts.purchased > 0) === true
  const steps = useFirstSteps()
  const isGuided = !steps.areLeft && (isNewcomer || steps.haveStarted)
  return (
    <div className={styles['page']}>
      {(isMailed || hasGiven) && (
        <Suspense fallback={null}>
          <DashboardStrips isMailed={isMailed} hasGiven={hasGiven} />
        </Suspense>
      )}
      {isGuided && (
        <Suspense fallback={<Skeleton height={280} radius={18} />}>
          <FirstSteps onStart={steps.start} onLeave={steps.leave} />
        </Suspense>
      )}
      <StatCards stats={stats.data} failed={stats.isError} />
      <QuickActions />
      <div className={styles['columns']}>
        {isNewcomer && !isGuided ? (
          <Suspense fallback={<Skeleton height={420} radius={18} />}>
            <Welcome />
          </Suspense>
        ) : (
          <EventsCard />
        )}
        <div className={styles['side']}>
          <RecentActivity />
        </div>
      </div>
      <TrendingGiftIdeas />
    </div>
  )
}

/** Shown while there is nobody yet, until they're done or left; that is remembered. */
function useFirstSteps() {
  const [areLeft, setLeft] = useState(() => firstStepsItem.read() === 'left')
  const [haveStarted, setStarted] = useState(false)
  return {
    areLeft,
    haveStarted,
    start: () => setStarted(true),
    leave: () => {
      firstStepsItem.write('left')
      setLeft(true)
    },
  }
}
