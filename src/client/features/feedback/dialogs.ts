import type { Feedback } from '#domain/feedback/schema.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { lazyPart } from '../../lib/lazy.ts'

const ManageFeedbackDialog = lazyPart(() => import('./admin/ManageFeedbackDialog.tsx'), 'ManageFeedbackDialog')
const OutboxMailDialog = lazyPart(() => import('./admin/OutboxMailDialog.tsx'), 'OutboxMailDialog')

export function openManageFeedback(feedback: Feedback): Promise<void> {
  return openDialog(ManageFeedbackDialog, { feedback })
}

export function openOutboxMail(id: string): Promise<void> {
  return openDialog(OutboxMailDialog, { id })
}
