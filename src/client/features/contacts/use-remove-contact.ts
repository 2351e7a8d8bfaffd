import { useQueryClient } from '@tanstack/react-query'
import { contactTexts } from '#domain/texts/contacts.ts'
import { isNotFound } from '#client/lib/api-error.ts'
import { confirm } from '#client/lib/dialogs.tsx'
import { toastError } from '#client/lib/toast.ts'
import { useRemoveContact } from './mutations.ts'
import { noticeDeletedElsewhere } from './details/not-found.ts'
import { contactQueries } from './queries.ts'

/**
 * Deletes a contact after a question that says what else will be deleted. Resolves to whether it was confirmed; if the
 * server refuses, the contact comes back with a message.
 */
export function useAskAndRemove() {
  const client = useQueryClient()
  const remove = useRemoveContact()
  return async ({ id, fullName }: { id: number; fullName: string }): Promise<boolean> => {
    try {
      const counts = await client.fetchQuery(contactQueries.belongings(id))
      const { title, description, confirm: action } = contactTexts.confirmDelete(fullName, counts)
      if (!(await confirm({ title, text: description, action, destructive: true }))) return false
    } catch (error) {
      if (isNotFound(error)) noticeDeletedElsewhere()
      else toastError(error, contactTexts.failedToDelete)
      return isNotFound(error)
    }
    remove.mutate(id)
    return true
  }
}
