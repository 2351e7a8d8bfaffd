import { useMutationState } from '@tanstack/react-query'
import { useEffect } from 'react'
import { removeContactKey } from '../mutations.ts'

/**
 * A dialog about somebody, or about what is theirs, closes when they're deleted in another one above it. It would show
 * what is gone, and ask the server for it.
 */
export function useCloseWithContact(contactId: number, close: () => void) {
  const beingDeleted = useMutationState({
    filters: { mutationKey: removeContactKey, status: 'pending' },
    select: ({ state }) => state.variables,
  })
  const isDeleted = beingDeleted.includes(contactId)
  useEffect(() => {
    if (isDeleted) close()
  }, [isDeleted, close])
}
