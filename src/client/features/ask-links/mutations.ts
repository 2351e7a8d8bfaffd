import { useMutation } from '@tanstack/react-query'
import type { AskedField } from '#domain/ask-links/fields.ts'
import type { Answer } from '#domain/ask-links/schema.ts'
import { api, type Body } from '#client/lib/api.ts'

export function useMakeAskLink(contactId: number) {
  return useMutation({ mutationFn: () => api('POST /contacts/:id/ask-link', { params: { id: contactId } }) })
}

export function useRevokeAskLink(contactId: number) {
  return useMutation({ mutationFn: () => api('DELETE /contacts/:id/ask-link', { params: { id: contactId } }) })
}

type Whose = Pick<Answer, 'id' | 'contactId'>
const paramsOf = ({ id, contactId }: Whose) => ({ id: contactId, answerId: id })

/** `version` is that of the contact which the answer was compared with. */
export function useTakeOver(answer: Whose) {
  return useMutation({
    mutationFn: ({ fields, version }: { fields: AskedField[]; version: number }) =>
      api('POST /contacts/:id/answers/:answerId/merge', {
        params: paramsOf(answer),
        body: { fields },
        ifMatch: version,
      }),
  })
}

export function useDismissAnswer(answer: Whose) {
  return useMutation({
    mutationFn: () => api('DELETE /contacts/:id/answers/:answerId', { params: paramsOf(answer) }),
  })
}

/** By the holder of a link: nothing of the account that may be signed in here changes. */
export function useSendAnswer(token: string) {
  return useMutation({
    mutationFn: (body: Body<'POST /ask/:token'>) => api('POST /ask/:token', { params: { token }, body }),
    meta: { invalidates: false },
  })
}
