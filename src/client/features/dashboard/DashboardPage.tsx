import { useQuery } from '@tanstack/react-query'
import { dashboardTexts } from '#domain/texts/dashboard.ts'
import { RecentActivity } from '#client/features/activities/parts/RecentActivity.tsx'
import { TrendingGiftIdeas } from '#client/features/recommendations/parts/TrendingGiftIdeas.tsx'
import styles from './DashboardPage.module.css'
import { EventsCard } from './EventsCard.tsx'
import { dashboardQueries } from './queries.ts'
import { QuickActions } from './QuickActions.tsx'
import { StatCards } from './StatCards.tsx'
import { Welcome } from './Welcome.tsx'

/** What is coming, what is planned for it, and what was done last. */
export function DashboardPage() {
  const stats = useQuery(dashboardQueries.stats)
  const isNewcomer = stats.data?.totalContacts === 0
  return (
    <div className={styles['page']}>
      <StatCards stats={stats.data} failed={stats.isError} />
      <QuickActions />
      <div className={styles['columns']}>
        {isNewcomer ? <Welcome /> : <EventsCard />}
        <aside className={styles['side']} aria-label={dashboardTexts.activityAndIdeas}>
          <RecentActivity />
          <TrendingGiftIdeas />
        </aside>
      </div>
    </div>
  )
}
