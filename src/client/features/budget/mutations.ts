import { useMutation } from '@tanstack/react-query'
import { formatMoney, fromDecimal } from '#domain/shared/money.ts'
import { budgetTexts } from '#domain/texts/budget.ts'
import { api, type Body } from '#client/lib/api.ts'
import { queryClient } from '#client/lib/query.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { budgetQueries } from './queries.ts'

export function useSetEnvelope() {
  return useMutation({
    mutationFn: (body: Body<'PUT /budget'>) => api('PUT /budget', { body }),
    onSuccess: (budget) => {
      const { year, envelope } = budget
      queryClient.setQueryData(budgetQueries.ofYear(year).queryKey, budget)
      toastSuccess(
        envelope === null ? budgetTexts.cleared(year) : budgetTexts.set(year, formatMoney(fromDecimal(envelope))),
      )
    },
    onError: (error) => toastError(error, budgetTexts.failedToSave),
  })
}
