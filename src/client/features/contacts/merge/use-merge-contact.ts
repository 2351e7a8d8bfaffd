import { useMutation, useQueryClient } from '@tanstack/react-query'
import { generalTexts } from '#domain/texts/general.ts'
import { mergeContactsTexts as texts } from '#domain/texts/merge-contacts.ts'
import { api } from '#client/lib/api.ts'
import { confirm } from '#client/lib/dialogs.tsx'
import { toast, toastError, toastSuccess } from '#client/lib/toast.ts'
import { openMergeContact } from '../dialogs.ts'
import { contactQueries } from '../queries.ts'

type Person = { id: number; fullName: string }

/** Asks which other contact is the same person, says what moves along, merges them, and offers the way back. */
export function useAskAndMerge() {
  const client = useQueryClient()
  const undo = useMutation({
    mutationFn: ({ mergeId }: { mergeId: number; other: Person }) =>
      api('POST /contacts/merges/:id/undo', { params: { id: mergeId } }),
    onSuccess: (_contact, { other }) => toastSuccess(texts.undone(other.fullName)),
    onError: (error) => toastError(error, texts.failedToUndo),
  })
  const merge = useMutation({
    mutationFn: ({ contact, other }: { contact: Person; other: Person }) =>
      api('POST /contacts/:id/merge', { params: { id: contact.id }, body: { otherId: other.id } }),
    onSuccess: ({ mergeId }, { contact, other }) =>
      toast({
        title: generalTexts.success,
        description: texts.done(other.fullName, contact.fullName),
        action: { label: generalTexts.undo, onSelect: () => undo.mutate({ mergeId, other }) },
      }),
    onError: (error) => toastError(error, texts.failed),
  })
  return async (contact: Person): Promise<void> => {
    const other = await openMergeContact(contact)
    if (other === undefined) return
    try {
      const moving = await client.fetchQuery(contactQueries.belongings(other.id))
      if (await confirm(texts.question(other.fullName, contact.fullName, moving))) merge.mutate({ contact, other })
    } catch (error) {
      toastError(error, texts.failed)
    }
  }
}
