import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'

const CreateAccountDialog = lazyPart(() => import('./CreateAccountDialog.tsx'), 'CreateAccountDialog')
const MergeGuestDialog = lazyPart(() => import('./MergeGuestDialog.tsx'), 'MergeGuestDialog')

/** Sign Up / Sign In over a running guest session: what the guest has entered is kept. */
export function openCreateAccount(): Promise<void> {
  return openDialog(CreateAccountDialog, {})
}

/** Asks a guest who signs in to an account what should happen to their data. Undefined: don't sign in after all. */
export function openMergeGuest(belongings: {
  contacts: number
  events: number
  gifts: number
  duplicates: number
}): Promise<'bring' | 'leave' | undefined> {
  return openDialog(MergeGuestDialog, { belongings })
}
