import { queryOptions, useMutation } from '@tanstack/react-query'
import { api, type Answer, type Body } from '#client/lib/api.ts'
import { queryClient } from '#client/lib/query.ts'

export type Page = Answer<'GET /contribute/:token'>

export const contributeQueries = {
  /** The page of a link, for its holder. */
  page: (token: string) =>
    queryOptions({
      queryKey: ['contribute', token],
      queryFn: ({ signal }) => api('GET /contribute/:token', { params: { token }, signal }),
      meta: { isOwn: false },
    }),
}

/** By the holder of a link: nothing of the account that may be signed in here changes. */
export function useReply(token: string) {
  return useMutation({
    mutationFn: (body: Body<'POST /contribute/:token'>) => api('POST /contribute/:token', { params: { token }, body }),
    meta: { invalidates: false },
    onSuccess: (page) => queryClient.setQueryData(contributeQueries.page(token).queryKey, page),
  })
}
