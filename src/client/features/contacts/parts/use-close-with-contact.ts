import { useMutationState } from '@tanstack/react-query'
import { useEffect } from 'react'
import { removeContactKey } from '../mutations.ts'

/**
 * A dialog about somebody, or about what is theirs, closes when they're deleted in another one above it. It would show
 * what is gone, and ask the server for it. With something typed it waits until they are gone: the server may refuse.
 */
export function useCloseWithContact(contactId: number, close: () => void, hasTyped = false) {
  const deletions = useMutationState({
    filters: { mutationKey: removeContactKey, predicate: ({ state }) => state.variables === contactId },
    select: ({ state }) => state.status,
  })
  const isDeleted = deletions.includes('success') || (deletions.includes('pending') && !hasTyped)
  useEffect(() => {
    if (isDeleted) close()
  }, [isDeleted, close])
}
