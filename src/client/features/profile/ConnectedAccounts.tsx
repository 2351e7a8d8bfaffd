import { useQuery } from '@tanstack/react-query'
import type { Connection } from '#domain/accounts/connection-schema.ts'
import { providerNames } from '#domain/texts/provider-names.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { socialTexts } from '#domain/texts/social.ts'
import { confirm } from '#client/lib/dialogs.tsx'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { Button } from '#client/ui/Button.tsx'
import { LoadFailure } from '#client/ui/LoadFailure.tsx'
import { useConnect, useDisconnect } from './mutations.ts'
import styles from './parts/Settings.module.css'
import { profileQueries } from './queries.ts'

/** The providers that sign this person in, and those that could. Nothing where none is set up. */
export function ConnectedAccounts({ hasPassword }: { hasPassword: boolean }) {
  const connections = useQuery({ ...profileQueries.connections, refetchOnMount: 'always' })
  if (connections.isError)
    return (
      <LoadFailure
        text={socialTexts.failedToFetch}
        pending={connections.isFetching}
        onRetry={() => void connections.refetch()}
      />
    )
  if (connections.data === undefined || connections.data.length === 0) return null
  return (
    <div>
      <p className={styles['label']} id="connected-accounts">
        {socialTexts.title}
      </p>
      <p className={styles['quiet']}>{socialTexts.description}</p>
      <ul className={styles['sessions']} aria-labelledby="connected-accounts">
        {connections.data.map((connection) => (
          <ConnectionRow key={connection.provider} connection={connection} hasPassword={hasPassword} />
        ))}
      </ul>
    </div>
  )
}

function ConnectionRow({
  connection: { provider, isConnected, email, canDisconnect },
  hasPassword,
}: {
  connection: Connection
  hasPassword: boolean
}) {
  const name = providerNames[provider]
  const connect = useConnect(hasPassword)
  const disconnect = useDisconnect(hasPassword)
  const refuse = (error: Error) => toastError(error, generalTexts.unexpected)
  const change = async () => {
    if (!isConnected) return connect.mutate(provider, { onError: refuse })
    if (!canDisconnect) return toastError(undefined, socialTexts.onlyWayIn(name))
    if (!(await confirm({ ...socialTexts.confirmDisconnect(name), destructive: true }))) return
    disconnect.mutate(provider, {
      onSuccess: () => toastSuccess(socialTexts.disconnected(name)),
      onError: refuse,
    })
  }
  return (
    <li>
      <span className={styles['account']}>
        <span className={styles['device']}>{name}</span>
        <span className={styles['quiet']}>
          {isConnected ? (email ?? socialTexts.noAddress) : socialTexts.notConnected}
        </span>
      </span>
      {/* One button with two words: the focus stays on it when the one becomes the other. */}
      <Button
        size="sm"
        aria-label={isConnected ? socialTexts.disconnect(name) : socialTexts.connect(name)}
        pending={connect.isPending || connect.isSuccess || disconnect.isPending}
        onClick={() => void change()}
      >
        {isConnected ? socialTexts.disconnectAction : socialTexts.connectAction}
      </Button>
    </li>
  )
}
