import { reminderTexts } from '#domain/texts/reminders.ts'
import { usePermission } from '../permission.ts'

/** What the switch of an event promises: not this device, as long as the browser hasn't been asked. */
export function useNotifyLabel(): string {
  const permission = usePermission()
  return permission === 'granted' || permission === 'denied'
    ? reminderTexts.notifyEverywhere
    : reminderTexts.notifyInApp
}
