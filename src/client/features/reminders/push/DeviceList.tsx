import type { PushDevice } from '#domain/reminders/push/schema.ts'
import { pushTexts } from '#domain/texts/push.ts'
import { deviceName } from '#client/lib/device-name.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import styles from './DeviceList.module.css'
import { useRemoveDevice } from './mutations.ts'

/** Every browser that is notified. This very one is switched off above. */
export function DeviceList({ devices }: { devices: readonly PushDevice[] }) {
  return (
    <div>
      <h4 id="push-devices" className={styles['heading']}>
        {pushTexts.devices}
      </h4>
      <ul className={styles['devices']} aria-labelledby="push-devices">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
    </div>
  )
}

function DeviceRow({ device }: { device: PushDevice }) {
  const remove = useRemoveDevice()
  const name = deviceName(device.userAgent)
  const onRemove = () =>
    remove.mutate(device.id, {
      onSuccess: () => toastSuccess(pushTexts.removed(name)),
      onError: (error) => toastError(error, pushTexts.failedToRemove),
    })
  return (
    <li>
      <span>
        <span className={styles['name']}>{name}</span>
        <span className={styles['quiet']}>{pushTexts.since(dayOf(device.createdAt))}</span>
      </span>
      {device.isCurrent ? (
        <Badge tone="friend">{pushTexts.thisBrowser}</Badge>
      ) : (
        <Button size="sm" aria-label={pushTexts.removeFrom(name)} pending={remove.isPending} onClick={onRemove}>
          {pushTexts.remove}
        </Button>
      )}
    </li>
  )
}

/** 'Nov 21, 2026', where the browser is: it is an instant, not a calendar date. */
function dayOf(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }).format(
    Date.parse(instant),
  )
}
