import { CloudOff, RefreshCw, Wifi } from 'lucide-react'
import { connectionTexts } from '#domain/texts/connection.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { useAnyDialogOpen } from '#client/lib/dialogs.tsx'
import { Button } from '#client/ui/Button.tsx'
import { useConnection } from './connection.ts'
import { offer, reload, useNewVersion } from './new-version.ts'
import styles from './StatusBar.module.css'

/** A quiet bar at the bottom: when offline, and when there is a newer version. One message at a time. */
export function StatusBar() {
  const connection = useConnection()
  const isOutdated = useNewVersion()
  const covered = useAnyDialogOpen()
  return (
    <div className={styles['place']} data-covered={covered || undefined}>
      {/* Always rendered, because screen readers announce only changes of an existing live region. */}
      <output className={styles['live']}>
        {connection !== 'online' && (
          <ConnectionNote said={covered && connection === 'offline' ? 'offlineShort' : connection} />
        )}
      </output>
      {/* Not above a dialog: what is being filled in comes first. */}
      {connection === 'online' && isOutdated && !covered && <Offer />}
    </div>
  )
}

function ConnectionNote({ said }: { said: 'offline' | 'offlineShort' | 'unreachable' | 'back' }) {
  return (
    <span className={styles['bar']} data-away={said !== 'back' || undefined}>
      {said === 'back' ? <Wifi aria-hidden /> : <CloudOff aria-hidden />}
      <span>{connectionTexts[said]}</span>
    </span>
  )
}

function Offer() {
  const { title, description, reload: label } = generalTexts.newVersion
  return (
    <section aria-label={title} className={styles['bar']}>
      <RefreshCw aria-hidden />
      <output>
        <strong>{title}.</strong> <span className={styles['more']}>{description}</span>
      </output>
      <Button size="sm" variant="primary" onClick={() => void reload()}>
        {label}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => offer(false)}>
        {connectionTexts.later}
      </Button>
    </section>
  )
}
