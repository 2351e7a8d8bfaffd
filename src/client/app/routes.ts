import { shellTexts } from '#domain/texts/shell.ts'
import { lazyPart } from '../lib/lazy.ts'
import { loadFirstDashboard } from './first-dashboard.ts'
import { paths } from '../lib/paths.ts'

/** A screen, what loads it, and what the header and the browser's tab say. */
export type Screen = {
  path: string
  title: string
  subtitle?: string
  Page: ReturnType<typeof lazyPart<string, object>>
}

const { headers } = shellTexts

/** Navigation and header around every signed-in screen. */
export const Shell = lazyPart(() => import('./shell/Shell.tsx'), 'Shell')

const Dashboard = lazyPart(() => import('../features/dashboard/DashboardPage.tsx'), 'DashboardPage')

/** Behind the sign-in, inside of the shell. */
export const appScreens: readonly Screen[] = [
  { path: paths.home, ...headers.dashboard, Page: Dashboard },
  { path: paths.dashboard, ...headers.dashboard, Page: Dashboard },
  {
    path: paths.contacts,
    ...headers.contacts,
    Page: lazyPart(() => import('../features/contacts/ContactsPage.tsx'), 'ContactsPage'),
  },
  {
    path: paths.importOf(':id?'),
    ...headers.import,
    Page: lazyPart(() => import('../features/imports/ImportPage.tsx'), 'ImportPage'),
  },
  {
    path: paths.calendar,
    ...headers.calendar,
    Page: lazyPart(() => import('../features/calendar/CalendarPage.tsx'), 'CalendarPage'),
  },
  {
    path: paths.gifts,
    ...headers.gifts,
    Page: lazyPart(() => import('../features/gifts/GiftIdeasPage.tsx'), 'GiftIdeasPage'),
  },
  {
    path: paths.reminders,
    ...headers.reminders,
    Page: lazyPart(() => import('../features/reminders/RemindersPage.tsx'), 'RemindersPage'),
  },
  {
    path: paths.budget,
    ...headers.budget,
    Page: lazyPart(() => import('../features/budget/BudgetPage.tsx'), 'BudgetPage'),
  },
  {
    path: paths.feedback,
    ...headers.feedback,
    Page: lazyPart(() => import('../features/feedback/FeedbackPage.tsx'), 'FeedbackPage'),
  },
  {
    path: paths.plans,
    ...headers.plans,
    Page: lazyPart(() => import('../features/plans/PlansPage.tsx'), 'PlansPage'),
  },
  {
    path: paths.plan(':id'),
    ...headers.plan,
    Page: lazyPart(() => import('../features/plans/PlanPage.tsx'), 'PlanPage'),
  },
  {
    path: paths.giftRecommendations(':contactId'),
    title: headers.giftRecommendations.title,
    Page: lazyPart(
      () => import('../features/recommendations/ContactRecommendationsPage.tsx'),
      'ContactRecommendationsPage',
    ),
  },
]

export const adminScreens: readonly Screen[] = [
  {
    path: paths.userMetrics,
    ...headers.userMetrics,
    Page: lazyPart(() => import('../features/admin/metrics/UserMetricsPage.tsx'), 'UserMetricsPage'),
  },
]

const Landing = lazyPart(() => import('../features/landing/LandingPage.tsx'), 'LandingPage')

/** Only while signed out; signed-in users go on to the dashboard. */
export const landingScreens: readonly Screen[] = [
  { path: paths.home, title: shellTexts.tagline, Page: Landing },
  { path: paths.login, title: shellTexts.tabs.signIn, Page: Landing },
]

/**
 * Open to everyone, signed in or not: links in e-mails lead here. Which one of them is known only to a part of its own,
 * because the first load of the dashboard has no room for pages that are rarely opened.
 */
export const publicPaths =
  /^\/(?:forgot-password|reset-password|verify-email|unsubscribe|(?:ask|contribute)\/[^/]+|terms-of-service|how-reminders-work)\/?$/i
export const PublicScreens = lazyPart(() => import('./PublicScreens.tsx'), 'PublicScreens')

/** Starts fetching the screen that will most likely be shown, and the dashboard's data, while the session is still loading. */
export function preloadLikelyScreen(maybeSignedIn: boolean, path: string) {
  if (publicPaths.test(path)) return
  const screens = maybeSignedIn ? appScreens : landingScreens
  const parts = [maybeSignedIn && Shell, screens.find((screen) => isAt(path, screen.path))?.Page]
  // If one can't be loaded, it says so where it's shown.
  for (const part of parts) if (part) part.load().catch(() => undefined)
  if (maybeSignedIn && (path === paths.home || path === paths.dashboard)) loadFirstDashboard()
}

/** Whether '/plans/7' is at '/plans/:id'. */
function isAt(path: string, pattern: string): boolean {
  const [own, wanted] = [path.split('/'), pattern.split('/')]
  return own.length <= wanted.length && wanted.every((part, place) => part === own[place] || part.startsWith(':'))
}
