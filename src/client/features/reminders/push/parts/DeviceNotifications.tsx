import { useQuery } from '@tanstack/react-query'
import { pushTexts } from '#domain/texts/push.ts'
import { useCurrentUser } from '#client/lib/session.ts'
import { toast, toastError } from '#client/lib/toast.ts'
import { Switch } from '#client/ui/Checkbox.tsx'
import { LoadFailure } from '#client/ui/LoadFailure.tsx'
import { DeviceList } from '../DeviceList.tsx'
import { useSwitchDevice } from '../mutations.ts'
import { pushQueries } from '../queries.ts'
import { usePermission } from '../permission.ts'
import type { Permission } from '../permission.ts'

/** In Profile Settings: whether this browser is notified while the app is closed, and which others are. */
export function DeviceNotifications() {
  const user = useCurrentUser()
  const permission = usePermission()
  const devices = useQuery({ ...pushQueries.devices, refetchOnMount: 'always' })
  const change = useSwitchDevice()
  const isOn = permission === 'granted' && (devices.data ?? []).some(({ isCurrent }) => isCurrent)
  const shown = change.isPending ? change.variables.on : isOn
  const flip = (on: boolean) =>
    change.mutate(
      { on, userId: user.id },
      {
        onSuccess: (outcome) => {
          if (outcome !== undefined) toast({ title: pushTexts.title, description: pushTexts.outcomes[outcome] })
        },
        onError: (error) => toastError(error, on ? pushTexts.failedToEnable : pushTexts.failedToDisable),
      },
    )
  return (
    <>
      <Switch
        label={pushTexts.thisDevice}
        hint={hintOf(permission)}
        // What is blocked can only be allowed in the browser's own settings.
        disabled={permission !== 'granted' && permission !== 'default'}
        checked={shown}
        onChange={flip}
      />
      {devices.isError && (
        <LoadFailure
          text={pushTexts.failedToFetch}
          pending={devices.isFetching}
          onRetry={() => void devices.refetch()}
        />
      )}
      {devices.data !== undefined && devices.data.length > 0 && <DeviceList devices={devices.data} />}
    </>
  )
}

function hintOf(permission: Permission): string {
  if (permission === 'granted' || permission === 'default') return pushTexts.thisDeviceHint
  return pushTexts.outcomes[permission]
}
