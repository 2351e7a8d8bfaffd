import { useLocation, useSearch } from 'wouter'
import { paths } from '#client/lib/paths.ts'

const tabs = ['feedback', 'failures', 'catalogue', 'reminders', 'outbox'] as const
export type AdminTab = (typeof tabs)[number]

/** The tab is in the address, so that reload and Back restore it; the first one needs no name there. */
export function useTab(): [tab: AdminTab, show: (tab: AdminTab) => void] {
  const asked = new URLSearchParams(useSearch()).get('tab')
  const [, navigate] = useLocation()
  // Arrow keys pass over tabs: Back doesn't have to go through them all.
  const show = (tab: AdminTab) => navigate(addressOfTab(tab), { replace: true })
  return [tabs.find((known) => known === asked) ?? 'feedback', show]
}

/** The product feed that the Catalogue page shows alone. */
export function useShownFeed(): string | undefined {
  return new URLSearchParams(useSearch()).get('feed') ?? undefined
}

export function addressOfTab(tab: AdminTab): string {
  return tab === 'feedback' ? paths.feedback : `${paths.feedback}?tab=${tab}`
}

export function addressOfFeed(sourceId: string): string {
  return `${addressOfTab('catalogue')}&feed=${encodeURIComponent(sourceId)}`
}
