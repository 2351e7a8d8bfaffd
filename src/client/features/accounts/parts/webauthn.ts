import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { securityTexts } from '#domain/texts/security.ts'
import { BrowserRefusal, Declined } from '../../../lib/api-error.ts'

const texts = securityTexts.passkeys

/** The server's challenge for an authenticator, and the token to send the answer with. */
export type Ceremony<Options = PublicKeyCredentialRequestOptionsJSON> = { challengeToken: string; options: Options }
export type NewPasskeyCeremony = Ceremony<PublicKeyCredentialCreationOptionsJSON>

/**
 * @throws {Declined} if the user canceled
 * @throws {BrowserRefusal}
 */
export function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<RegistrationResponseJSON> {
  return startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw explained(error, texts.failedToAdd)
  })
}

/**
 * @throws {Declined} if the user canceled, or another request replaced this one
 * @throws {BrowserRefusal}
 */
export function askForPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  useBrowserAutofill: boolean,
): Promise<AuthenticationResponseJSON> {
  return startAuthentication({ optionsJSON, useBrowserAutofill }).catch((error: unknown) => {
    throw explained(error, texts.failedToSignIn)
  })
}

/** Cancels the request when the user leaves the sign-in. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony()
}

function explained(error: unknown, otherwise: string): Error {
  const name = error instanceof Error ? error.name : ''
  // 'NotAllowedError' means canceled or timed out; browsers don't say which.
  if (name === 'NotAllowedError' || name === 'AbortError') return new Declined()
  if (name === 'InvalidStateError') return new BrowserRefusal(texts.alreadyThere)
  if (name === 'SecurityError') return new BrowserRefusal(texts.wrongAddress)
  return new BrowserRefusal(otherwise)
}
