import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'

const FeedAddressDialog = lazyPart(() => import('./FeedAddressDialog.tsx'), 'FeedAddressDialog')

/** The only time that this address is shown. */
export function openFeedAddress(url: string): Promise<void> {
  return openDialog(FeedAddressDialog, { url })
}
