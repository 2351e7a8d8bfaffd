import { contactTexts } from '#domain/texts/contacts.ts'
import { ApiError } from '../../lib/api-error.ts'
import { queryClient } from '../../lib/query.ts'
import { toast } from '../../lib/toast.ts'

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** A contact on the screen is no longer there: says so, and fetches anew what still shows it. */
export function noticeDeletedElsewhere() {
  toast({ title: contactTexts.notFound, description: contactTexts.deletedElsewhere, variant: 'destructive' })
  forgetDeleted()
}

export function forgetDeleted() {
  for (const queryKey of [['contacts', 'all'], ['occasions'], ['dashboard'], ['reminders'], ['stats']] as const)
    void queryClient.invalidateQueries({ queryKey })
}
