import { contactTexts } from '#domain/texts/contacts.ts'
import { invalidateOwn } from '#client/lib/query.ts'
import { toast } from '#client/lib/toast.ts'

/** A contact on the screen no longer exists: says so, and refetches what still shows it. */
export function noticeDeletedElsewhere() {
  toast({ title: contactTexts.notFound, description: contactTexts.deletedElsewhere, variant: 'destructive' })
  void invalidateOwn()
}
