/**
 * Whether passkeys can be had here. A browser knows none at an address of numbers, whose owner nobody could tell.
 */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(globalThis.location.hostname)
}

/** Loaded when a passkey is asked for, and not with the page. */
export function loadWebAuthn() {
  return import('./webauthn.ts')
}
