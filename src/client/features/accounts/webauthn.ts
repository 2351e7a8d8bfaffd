import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { securityTexts } from '#domain/texts/security.ts'
import type { Answer, Body } from '#client/lib/api.ts'
import { BrowserRefusal, Declined } from '#client/lib/api-error.ts'

const texts = securityTexts.passkeys

/**
 * @throws {Declined} if the user canceled
 * @throws {BrowserRefusal}
 */
export function makePasskey(
  options: Answer<'POST /auth/passkeys/options'>['options'],
): Promise<Body<'POST /auth/passkeys'>['response']> {
  // The contract leaves what is in the options to WebAuthn.
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON & typeof options
  return startRegistration({ optionsJSON }).then(asPlain, (error: unknown) => {
    throw explained(error, texts.failedToAdd)
  })
}

/**
 * @throws {Declined} if the user canceled, or another request replaced this one
 * @throws {BrowserRefusal}
 */
export function askForPasskey(
  optionsJSON: Answer<'POST /auth/passkey-login/options'>['options'],
  useBrowserAutofill: boolean,
): Promise<Body<'POST /auth/passkey-login'>['response']> {
  return startAuthentication({ optionsJSON, useBrowserAutofill }).then(asPlain, (error: unknown) => {
    throw explained(error, texts.failedToSignIn)
  })
}

/** Cancels the request when the user leaves the sign-in. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony()
}

/** The browser's own type names only the extensions it knows. */
function asPlain<Response extends { clientExtensionResults: object }>(response: Response) {
  const clientExtensionResults: Record<string, unknown> = { ...response.clientExtensionResults }
  return { ...response, clientExtensionResults }
}

function explained(error: unknown, otherwise: string): Error {
  const name = error instanceof Error ? error.name : ''
  // 'NotAllowedError' means canceled or timed out; browsers don't say which.
  if (name === 'NotAllowedError' || name === 'AbortError') return new Declined()
  if (name === 'InvalidStateError') return new BrowserRefusal(texts.alreadyThere)
  if (name === 'SecurityError') return new BrowserRefusal(texts.wrongAddress)
  return new BrowserRefusal(otherwise)
}
