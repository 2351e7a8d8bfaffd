import type { Contact } from '#domain/contacts/schema.ts'
import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'

const AskLink = lazyPart(() => import('./AskLinkDialog.tsx'), 'AskLinkDialog')
const ReviewAnswer = lazyPart(() => import('./ReviewAnswerDialog.tsx'), 'ReviewAnswerDialog')

/** A link by which a contact tells about themselves. */
export function openAskLink({ id, fullName }: Pick<Contact, 'id' | 'fullName'>): Promise<void> {
  return openDialog(AskLink, { contactId: id, fullName })
}

/** What a contact wrote beside what is on file. */
export function openReviewAnswer(contactId: number): Promise<void> {
  return openDialog(ReviewAnswer, { contactId })
}
