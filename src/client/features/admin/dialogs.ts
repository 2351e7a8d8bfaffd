import type { Feedback } from '#domain/feedback/schema.ts'
import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'

const AddFeedDialog = lazyPart(() => import('./sources/AddFeedDialog.tsx'), 'AddFeedDialog')
const ManageFeedbackDialog = lazyPart(() => import('./inbox/ManageFeedbackDialog.tsx'), 'ManageFeedbackDialog')
const OutboxMailDialog = lazyPart(() => import('./outbox/OutboxMailDialog.tsx'), 'OutboxMailDialog')

/** Resolves with the id of the new source; undefined when given up. */
export function openAddFeed(): Promise<string | undefined> {
  return openDialog(AddFeedDialog, {})
}

export function openManageFeedback(feedback: Feedback): Promise<void> {
  return openDialog(ManageFeedbackDialog, { feedback })
}

export function openOutboxMail(id: string): Promise<void> {
  return openDialog(OutboxMailDialog, { id })
}
