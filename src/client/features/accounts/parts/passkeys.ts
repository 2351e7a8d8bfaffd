/**
 * Whether passkeys work here. Browsers don't offer them at an IP address: a passkey belongs to a domain name.
 */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(globalThis.location.hostname)
}

/** Loaded when a passkey is asked for, and not with the page. */
export function loadWebAuthn() {
  return import('../webauthn.ts')
}
