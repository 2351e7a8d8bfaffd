import { useQuery } from '@tanstack/react-query'
import { generalTexts } from '#domain/texts/general.ts'
import { preferenceTexts, profileTexts } from '#domain/texts/profile.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import styles from './parts/Settings.module.css'
import { ProfileForm } from './ProfileForm.tsx'
import { profileQueries } from './queries.ts'

/** Profile Settings. Its data is refetched whenever it opens. */
export function ProfileDialog({ close }: DialogProps) {
  const profile = useQuery({ ...profileQueries.profile, refetchOnMount: 'always' })
  const preferences = useQuery({ ...profileQueries.preferences, refetchOnMount: 'always' })
  // Not what is left from last time: saving the form would put that back.
  if (profile.isFetchedAfterMount && profile.data !== undefined && preferences.data !== undefined)
    return <ProfileForm profile={profile.data} preferences={preferences.data} onSaved={close} />
  const failed = profile.isError || preferences.isError
  const retry = () => {
    if (profile.isError) void profile.refetch()
    if (preferences.isError) void preferences.refetch()
  }
  return (
    <AppModal size="lg" title={profileTexts.title}>
      {failed ? (
        <ErrorState
          title={profile.isError ? profileTexts.failedToFetch : preferenceTexts.failedToFetch}
          onRetry={retry}
          retryLabel={generalTexts.tryAgain}
          pending={profile.isFetching || preferences.isFetching}
        />
      ) : (
        <output className={styles['waiting']} aria-label={generalTexts.loading}>
          <Skeleton width={90} />
          <Skeleton height={42} />
          <Skeleton height={84} radius={12} />
          <Skeleton width={180} height={22} />
          <Skeleton height={60} />
          <Skeleton height={60} />
        </output>
      )}
    </AppModal>
  )
}
