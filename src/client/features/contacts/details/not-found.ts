import { contactTexts } from '#domain/texts/contacts.ts'
import { queryClient } from '#client/lib/query.ts'
import { toast } from '#client/lib/toast.ts'

/** A contact on the screen no longer exists: says so, and refetches what still shows it. */
export function noticeDeletedElsewhere() {
  toast({ title: contactTexts.notFound, description: contactTexts.deletedElsewhere, variant: 'destructive' })
  forgetDeleted()
}

export function forgetDeleted() {
  for (const queryKey of [['contacts', 'all'], ['occasions'], ['dashboard'], ['reminders'], ['stats']] as const)
    void queryClient.invalidateQueries({ queryKey })
}
