import { generalTexts } from '#domain/texts/general.ts'
import { toast, toastSuccess } from './toast.ts'

/** To the clipboard, and says whether it is there: a page without https has none. */
export async function copyText(text: string, done: string = generalTexts.copied): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toastSuccess(done)
  } catch {
    toast({ title: generalTexts.error, description: generalTexts.notCopied, variant: 'destructive' })
  }
}
