import { openDialog } from '../../lib/dialogs.tsx'
import { lazyPart } from '../../lib/lazy.ts'

const OutboxMailDialog = lazyPart(() => import('./OutboxMailDialog.tsx'), 'OutboxMailDialog')

export function openOutboxMail(id: string): Promise<void> {
  return openDialog(OutboxMailDialog, { id })
}
