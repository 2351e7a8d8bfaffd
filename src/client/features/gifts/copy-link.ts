import { giftTexts } from '#domain/texts/gifts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { toast } from '../../lib/toast.ts'

/** Puts a product link on the clipboard and says so. Where the app is reached by plain http there is no clipboard. */
export async function copyLink(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    toast(giftTexts.linkCopied)
  } catch {
    toast({ title: generalTexts.error, description: giftTexts.linkNotCopied, variant: 'destructive' })
  }
}
