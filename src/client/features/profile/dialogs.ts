import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'

const ProfileDialog = lazyPart(() => import('./ProfileDialog.tsx'), 'ProfileDialog')
const UpdatePasswordDialog = lazyPart(() => import('./UpdatePasswordDialog.tsx'), 'UpdatePasswordDialog')
const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'), 'ImportDialog')
const DeleteAccountDialog = lazyPart(() => import('./DeleteAccountDialog.tsx'), 'DeleteAccountDialog')

export function openProfileSettings(): Promise<void> {
  return openDialog(ProfileDialog, {})
}

export function openUpdatePassword(): Promise<void> {
  return openDialog(UpdatePasswordDialog, {})
}

export function openImport(): Promise<void> {
  return openDialog(ImportDialog, {})
}

export function openDeleteAccount(): Promise<void> {
  return openDialog(DeleteAccountDialog, {})
}
