import { useQuery } from '@tanstack/react-query'
import { generalTexts } from '#domain/texts/general.ts'
import { profileTexts } from '#domain/texts/profile.ts'
import { confirm } from '#client/lib/dialogs.tsx'
import { toastError } from '#client/lib/toast.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { LoadFailure } from '#client/ui/LoadFailure.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { deviceName } from '#client/lib/device-name.ts'
import { timeOf } from '#client/lib/time-of.ts'
import { useEndSession } from './mutations.ts'
import styles from './parts/Settings.module.css'
import { profileQueries } from './queries.ts'
import type { ActiveSession } from './queries.ts'

/** Where the person is signed in. This very browser is left by the header's button. */
export function Sessions() {
  const sessions = useQuery({ ...profileQueries.sessions, refetchOnMount: 'always' })
  return (
    <section className={styles['section']} aria-labelledby="sessions">
      <h3 id="sessions">{profileTexts.sessions.title}</h3>
      {sessions.isPending && <Skeleton height={44} />}
      {sessions.isError && (
        <LoadFailure
          text={profileTexts.sessions.couldNotLoad}
          pending={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        />
      )}
      <ul className={styles['sessions']}>
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </section>
  )
}

function SessionRow({ session }: { session: ActiveSession }) {
  const device = deviceName(session.userAgent)
  const end = useEndSession(device)
  const details = [session.ip, profileTexts.sessions.lastUsed(timeOf(session.lastSeenAt))].filter(Boolean).join(' · ')
  const ask = async () => {
    const sure = await confirm(profileTexts.sessions.confirm(device))
    if (!sure) return
    end.mutate(session.id, { onError: (error) => toastError(error, generalTexts.unexpected) })
  }
  return (
    <li>
      <span>
        <span className={styles['device']}>{device}</span>
        <span className={styles['quiet']}>{details}</span>
      </span>
      {session.isCurrent ? (
        <Badge tone="friend">{profileTexts.sessions.thisBrowser}</Badge>
      ) : (
        <Button
          size="sm"
          aria-label={profileTexts.sessions.signOutOf(device, details)}
          pending={end.isPending}
          onClick={() => void ask()}
        >
          {profileTexts.sessions.signOut}
        </Button>
      )}
    </li>
  )
}
