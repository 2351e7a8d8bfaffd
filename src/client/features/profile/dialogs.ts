import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'

const ProfileDialog = lazyPart(() => import('./ProfileDialog.tsx'), 'ProfileDialog')
const UpdatePasswordDialog = lazyPart(() => import('./UpdatePasswordDialog.tsx'), 'UpdatePasswordDialog')

export function openProfileSettings(): Promise<void> {
  return openDialog(ProfileDialog, {})
}

export function openUpdatePassword(): Promise<void> {
  return openDialog(UpdatePasswordDialog, {})
}
