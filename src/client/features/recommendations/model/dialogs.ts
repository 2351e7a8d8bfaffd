import type { ModelOutcome } from '#domain/recommendations/model/log.ts'
import type { Terms } from '#domain/recommendations/terms.ts'
import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'

const ModelPreview = lazyPart(() => import('./ModelPreviewDialog.tsx'), 'ModelPreviewDialog')
const ModelLog = lazyPart(() => import('./ModelLogDialog.tsx'), 'ModelLogDialog')

/** What a language model would be sent for this search, and the button that sends it. Resolves with the outcome. */
export function openModelPreview(search: {
  contactId: number
  occasionId: number | undefined
  terms: Terms
  firstName: string
}): Promise<ModelOutcome | undefined> {
  return openDialog(ModelPreview, search)
}

/** What was sent to a language model. */
export function openModelLog(): Promise<void> {
  return openDialog(ModelLog, {})
}
