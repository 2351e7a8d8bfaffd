import { useMutation } from '@tanstack/react-query'
import { api } from '#client/lib/api.ts'

/** A new link for everyone. @param send who gets theirs by e-mail */
export function useCreateLinks(splitId: number) {
  return useMutation({
    mutationFn: (send: readonly string[]) =>
      api('POST /gift-splits/:id/links', { params: { id: splitId }, body: { send: [...send] } }),
  })
}

/** All links of a contributor. */
export function useRevokeLinks(splitId: number) {
  return useMutation({
    mutationFn: (contributorId: string) =>
      api('DELETE /gift-splits/:id/links/:contributorId', { params: { id: splitId, contributorId } }),
  })
}
