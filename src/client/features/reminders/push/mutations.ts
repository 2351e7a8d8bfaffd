import { useMutation } from '@tanstack/react-query'
import { api } from '#client/lib/api.ts'

export function useRemoveDevice() {
  return useMutation({
    mutationFn: (id: number) => api('DELETE /push/subscriptions/:id', { params: { id } }),
  })
}

/** Both ways of the switch: the list of devices is what says whether it is on. */
export function useSwitchDevice() {
  return useMutation({
    mutationFn: async ({ on, userId }: { on: boolean; userId: string }) => {
      const { enableNotifications } = await import('./enable-notifications.ts')
      if (on) return enableNotifications(userId)
      const { switchDeviceOff } = await import('./parts/device.ts')
      await switchDeviceOff()
      return undefined
    },
  })
}
