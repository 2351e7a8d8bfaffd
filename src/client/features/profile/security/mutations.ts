import { useMutation } from '@tanstack/react-query'
import type { Proof } from '#domain/accounts/second-step.ts'
import { securityTexts } from '#domain/texts/security.ts'
import { api, type Answer } from '#client/lib/api.ts'
import { deviceName } from '#client/lib/device-name.ts'
import { passkeyItem } from '#client/lib/storage.ts'
import { toastSuccess } from '#client/lib/toast.ts'
import { loadWebAuthn } from '#client/features/accounts/parts/passkeys.ts'
import { confirming, proven } from './proof.ts'

/** Named after the device, which is what most people would call it. */
export function useAddPasskey(hasPassword: boolean) {
  return useMutation({
    mutationFn: async () => {
      const { makePasskey } = await loadWebAuthn()
      const { challengeToken, options } = await confirming(hasPassword, (proof) =>
        api('POST /auth/passkeys/options', { body: proof }),
      )
      const response = await makePasskey(options)
      const name = deviceName(navigator.userAgent)
      const added = await api('POST /auth/passkeys', { body: { challengeToken, response, name } })
      passkeyItem.write('used')
      return added
    },
  })
}

export function useRenamePasskey(id: number) {
  return useMutation({
    mutationFn: (name: string) => api('PATCH /auth/passkeys/:id', { params: { id }, body: { name } }),
  })
}

export function useRemovePasskey(hasPassword: boolean) {
  return useMutation({
    mutationFn: (id: number) =>
      confirming(hasPassword, (proof) => api('DELETE /auth/passkeys/:id', { params: { id }, body: proof })),
    // Here, not where it is pressed: that row has gone by then.
    onSuccess: () => toastSuccess(securityTexts.passkeys.removed),
  })
}

export type NewApp = Answer<'POST /auth/totp'>

export function useBeginApp() {
  return useMutation({ mutationFn: () => confirming(true, (proof) => api('POST /auth/totp', { body: proof })) })
}

export function useConfirmApp() {
  return useMutation({
    mutationFn: (code: string) => api('POST /auth/totp/confirm', { body: { code } }),
  })
}

export function useTurnOffApp() {
  const { turnOffTitle: title, turnOffText: text, turnOff: action } = securityTexts.app
  return useMutation({
    mutationFn: () =>
      proven({ title, text, action, orCode: true, destructive: true }, (proof: Proof) =>
        api('DELETE /auth/totp', { body: proof }),
      ),
    // Here, not where it is pressed: that button has gone by then.
    onSuccess: () => toastSuccess(securityTexts.app.turnedOff),
  })
}

export function useRenewRecoveryCodes() {
  const { renewTitle: title, renewText: text, renew: action } = securityTexts.recovery
  return useMutation({
    mutationFn: () =>
      proven({ title, text, action, orCode: true }, (proof: Proof) =>
        api('POST /auth/recovery-codes', { body: proof }),
      ),
  })
}
