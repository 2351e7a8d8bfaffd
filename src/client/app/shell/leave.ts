import { shellTexts } from '#domain/texts/shell.ts'
import { openCreateAccount } from '#client/features/accounts/dialogs.ts'
import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'
import type { CurrentUser } from '#domain/accounts/schema.ts'
import { signOut } from '#client/lib/session.ts'

const ExitGuestDialog = lazyPart(() => import('./ExitGuestDialog.tsx'), 'ExitGuestDialog')

export function leaveLabel(user: CurrentUser): string {
  return user.isGuest ? shellTexts.exitGuest : shellTexts.signOut
}

/** Signs out; a guest is first shown what they would lose. */
export async function leave(user: CurrentUser) {
  if (!user.isGuest) return signOut()
  const answer = await openDialog(ExitGuestDialog, {})
  if (answer === 'leave') signOut()
  if (answer === 'create-account') await openCreateAccount()
}
