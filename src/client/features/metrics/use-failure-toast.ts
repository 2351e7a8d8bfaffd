import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { metricsTexts } from '#domain/texts/feedback.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { toast } from '../../lib/toast.ts'

/** Spec 1 §8 has a toast for it, at every failure; the page itself keeps saying so, with a way to try again. */
export function useFailureToast({ isError, errorUpdatedAt }: UseQueryResult) {
  useEffect(() => {
    if (isError) toast({ title: generalTexts.error, description: metricsTexts.failedToLoad, variant: 'destructive' })
  }, [isError, errorUpdatedAt])
}
