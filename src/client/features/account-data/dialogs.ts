import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'

const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'), 'ImportDialog')
const DeleteAccountDialog = lazyPart(() => import('./DeleteAccountDialog.tsx'), 'DeleteAccountDialog')

export function openImport(): Promise<void> {
  return openDialog(ImportDialog, {})
}

export function openDeleteAccount(): Promise<void> {
  return openDialog(DeleteAccountDialog, {})
}
