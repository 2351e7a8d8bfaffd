import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { metricsTexts } from '#domain/texts/feedback.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { toast } from '#client/lib/toast.ts'

/**
 * Shows one toast each time something fails, however many queries fail together. The page itself keeps saying so, with
 * a way to try again.
 */
export function useFailureToast(...queries: UseQueryResult[]) {
  const toldAt = useRef(0)
  const isLoading = queries.some(({ isFetching }) => isFetching)
  const failedAt = Math.max(...queries.map(({ isError, errorUpdatedAt }) => (isError ? errorUpdatedAt : 0)))
  useEffect(() => {
    if (isLoading || failedAt <= toldAt.current) return
    toldAt.current = failedAt
    toast({ title: generalTexts.error, description: metricsTexts.failedToLoad, variant: 'destructive' })
  }, [isLoading, failedAt])
}
