import { giftTexts } from '#domain/texts/gifts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { toast } from '#client/lib/toast.ts'

/** Copies a product link to the clipboard and says so. Without https there is no clipboard. */
export async function copyLink(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    toast(giftTexts.linkCopied)
  } catch {
    toast({ title: generalTexts.error, description: giftTexts.linkNotCopied, variant: 'destructive' })
  }
}
