import { useEffect, useEffectEvent } from 'react'
import { passkeyItem } from '#client/lib/storage.ts'
import { canUsePasskeys, loadWebAuthn } from './passkeys.ts'
import type { SignInSteps } from './use-sign-in-steps.tsx'

/** The server's challenge is valid for five minutes. */
const ASK_AGAIN_MS = 4.5 * 60_000

/** If a passkey was used in this browser before, the e-mail field suggests passkeys. Other visits cost no request. */
export function usePasskeySuggestions({ byPasskey }: Pick<SignInSteps, 'byPasskey'>) {
  const offer = useEffectEvent(async () => {
    if (passkeyItem.read() === undefined || !canUsePasskeys()) return
    if (await PublicKeyCredential.isConditionalMediationAvailable()) byPasskey({ fromAutofill: true })
  })
  useEffect(() => {
    void offer()
    const timer = setInterval(() => void offer(), ASK_AGAIN_MS)
    return () => {
      clearInterval(timer)
      if (passkeyItem.read() !== undefined) void loadWebAuthn().then(({ stopAsking }) => stopAsking())
    }
  }, [])
}
