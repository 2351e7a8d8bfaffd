import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { generalTexts } from '#domain/texts/general.ts'
import { securityTexts } from '#domain/texts/security.ts'
import { toastError } from '#client/lib/toast.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { LoadFailure } from '#client/ui/LoadFailure.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import profile from '../parts/Settings.module.css'
import { openAuthenticatorApp, openRecoveryCodes } from './dialogs.ts'
import { useBeginApp, useRenewRecoveryCodes, useTurnOffApp } from './mutations.ts'
import { securityQueries } from './queries.ts'
import styles from './Security.module.css'

const { app: texts, recovery } = securityTexts

export function AuthenticatorApp({ canAdd }: { canAdd: boolean }) {
  const app = useQuery({ ...securityQueries.app, refetchOnMount: 'always' })
  const isOn = app.data?.isOn === true
  return (
    <div className={styles['part']}>
      <div className={styles['head']}>
        <div>
          <h4>
            {texts.title} {isOn && <Badge tone="friend">{texts.isOn}</Badge>}
          </h4>
          <p className={profile['quiet']}>{texts.description}</p>
        </div>
        {canAdd && app.data?.isOn === false && <SetUp />}
      </div>
      {app.isPending && <Skeleton height={44} />}
      {app.isError && (
        <LoadFailure text={securityTexts.failedToFetch} pending={app.isFetching} onRetry={() => void app.refetch()} />
      )}
      {isOn && <WhileOn codesLeft={app.data?.recoveryCodesLeft ?? 0} />}
    </div>
  )
}

const refuse = (error: Error) => toastError(error, generalTexts.unexpected)

function SetUp() {
  const begin = useBeginApp()
  const setUp = async (app: Parameters<typeof openAuthenticatorApp>[0]) => {
    const codes = await openAuthenticatorApp(app)
    if (codes !== undefined) await openRecoveryCodes(codes)
  }
  return (
    <Button
      icon={<Smartphone />}
      aria-haspopup="dialog"
      pending={begin.isPending}
      onClick={() => begin.mutate(undefined, { onSuccess: (app) => void setUp(app), onError: refuse })}
    >
      {texts.setUp}
    </Button>
  )
}

function WhileOn({ codesLeft }: { codesLeft: number }) {
  const renew = useRenewRecoveryCodes()
  const turnOff = useTurnOffApp()
  return (
    <div className={styles['on']}>
      {codesLeft > 2 ? <span>{recovery.left(codesLeft)}</span> : <Badge tone="near">{recovery.left(codesLeft)}</Badge>}
      <span className={styles['buttons']}>
        <Button
          size="sm"
          aria-haspopup="dialog"
          pending={renew.isPending}
          onClick={() =>
            renew.mutate(undefined, {
              onSuccess: ({ recoveryCodes }) => void openRecoveryCodes(recoveryCodes),
              onError: refuse,
            })
          }
        >
          {recovery.renew}
        </Button>
        <Button
          size="sm"
          aria-haspopup="dialog"
          pending={turnOff.isPending}
          onClick={() => turnOff.mutate(undefined, { onError: refuse })}
        >
          {texts.turnOff}
        </Button>
      </span>
    </div>
  )
}
