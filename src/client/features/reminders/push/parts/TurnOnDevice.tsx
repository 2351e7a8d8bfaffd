import { useMutation } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { pushTexts } from '#domain/texts/push.ts'
import { useCurrentUser } from '#client/lib/session.ts'
import { Button } from '#client/ui/Button.tsx'
import { enableAndTell } from '../enable-notifications.ts'
import { usePermission } from '../permission.ts'

/** Offers notifications on this device until the browser's question has an answer. */
export function TurnOnDevice() {
  const user = useCurrentUser()
  const permission = usePermission()
  const turnOn = useMutation({ mutationFn: () => enableAndTell(user.id), meta: { invalidates: false } })
  if (permission !== 'default') return null
  return (
    <Button size="sm" icon={<MonitorSmartphone />} pending={turnOn.isPending} onClick={() => turnOn.mutate()}>
      {pushTexts.turnOn}
    </Button>
  )
}
