import type { Passkey } from '#domain/accounts/passkeys.ts'
import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'
import type { NewApp } from './mutations.ts'

const AuthenticatorAppDialog = lazyPart(() => import('./AuthenticatorAppDialog.tsx'), 'AuthenticatorAppDialog')
const RecoveryCodesDialog = lazyPart(() => import('./RecoveryCodesDialog.tsx'), 'RecoveryCodesDialog')
const RenamePasskeyDialog = lazyPart(() => import('./RenamePasskeyDialog.tsx'), 'RenamePasskeyDialog')

/** Resolves with the recovery codes once the app has shown a code. */
export function openAuthenticatorApp(app: NewApp): Promise<string[] | undefined> {
  return openDialog(AuthenticatorAppDialog, { app })
}

/** The only time that these codes are shown. */
export function openRecoveryCodes(codes: string[]): Promise<void> {
  return openDialog(RecoveryCodesDialog, { codes })
}

export function openRenamePasskey(passkey: Passkey): Promise<void> {
  return openDialog(RenamePasskeyDialog, { passkey })
}
