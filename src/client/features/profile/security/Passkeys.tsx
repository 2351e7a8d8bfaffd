import { useQuery } from '@tanstack/react-query'
import { Fingerprint, Pencil, Trash2 } from 'lucide-react'
import type { Passkey } from '#domain/accounts/passkeys.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { securityTexts } from '#domain/texts/security.ts'
import { confirm } from '#client/lib/dialogs.tsx'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { LoadFailure } from '#client/ui/LoadFailure.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { canUsePasskeys } from '#client/features/accounts/parts/passkeys.ts'
import profile from '../parts/Settings.module.css'
import { openRenamePasskey } from './dialogs.ts'
import { useAddPasskey, useRemovePasskey } from './mutations.ts'
import { securityQueries } from './queries.ts'
import styles from './Security.module.css'

const texts = securityTexts.passkeys

export function Passkeys({ hasPassword, canAdd }: { hasPassword: boolean; canAdd: boolean }) {
  const passkeys = useQuery({ ...securityQueries.passkeys, refetchOnMount: 'always' })
  const add = useAddPasskey(hasPassword)
  const start = () =>
    add.mutate(undefined, {
      onSuccess: () => toastSuccess(texts.added),
      onError: (error) => toastError(error, texts.failedToAdd),
    })
  return (
    <div className={styles['part']}>
      <div className={styles['head']}>
        <div>
          <h4 id="passkeys">{texts.title}</h4>
          <p className={profile['quiet']}>{canUsePasskeys() ? texts.description : texts.unsupported}</p>
        </div>
        {canAdd && canUsePasskeys() && (
          <Button icon={<Fingerprint />} pending={add.isPending} onClick={start}>
            {texts.add}
          </Button>
        )}
      </div>
      {passkeys.isPending && <Skeleton height={44} />}
      {passkeys.isError && (
        <LoadFailure
          text={securityTexts.failedToFetch}
          pending={passkeys.isFetching}
          onRetry={() => void passkeys.refetch()}
        />
      )}
      {passkeys.data !== undefined && passkeys.data.length > 0 && (
        <ul className={profile['sessions']} aria-labelledby="passkeys">
          {passkeys.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} hasPassword={hasPassword} />
          ))}
        </ul>
      )}
    </div>
  )
}

function PasskeyRow({ passkey, hasPassword }: { passkey: Passkey; hasPassword: boolean }) {
  const remove = useRemovePasskey(hasPassword)
  const { title, text, action } = texts.remove
  const ask = async () => {
    if (!(await confirm({ title, text: text(passkey.name), action, destructive: true }))) return
    remove.mutate(passkey.id, { onError: (error) => toastError(error, generalTexts.unexpected) })
  }
  const used = passkey.lastUsedAt === null ? texts.neverUsed : texts.lastUsed(day(passkey.lastUsedAt))
  return (
    <li>
      <span className={styles['name']}>
        <span className={profile['device']}>{passkey.name}</span>
        <span className={profile['quiet']}>
          {[texts.addedOn(day(passkey.createdAt)), used, passkey.isSynced && texts.synced].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles['buttons']}>
        <IconButton
          label={texts.renameOne(passkey.name)}
          aria-haspopup="dialog"
          icon={<Pencil />}
          onClick={() => void openRenamePasskey(passkey)}
        />
        <IconButton
          label={texts.removeOne(passkey.name)}
          aria-haspopup="dialog"
          icon={<Trash2 />}
          onClick={() => void ask()}
        />
      </span>
    </li>
  )
}

/** 'Nov 21, 2026', in the browser's own zone: it is an instant, not a calendar date. */
function day(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(Date.parse(instant))
}
