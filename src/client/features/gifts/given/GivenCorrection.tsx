import { Pencil } from 'lucide-react'
import type { Gift } from '#domain/gifts/schema.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'

const CorrectGiven = lazyPart(() => import('./CorrectGivenDialog.tsx'), 'CorrectGivenDialog')

export function openGivenCorrection(gift: Gift): Promise<void> {
  return openDialog(CorrectGiven, { gift })
}

/** Opens the correction of a bought gift's year and price paid; nothing for other gifts. */
export function GivenCorrection({
  gift,
  look = 'button',
}: {
  gift: Gift
  /** An icon where several are in a row. */
  look?: 'button' | 'icon'
}) {
  if (!gift.isPurchased) return null
  const open = () => void openGivenCorrection(gift)
  if (look === 'icon') {
    const label = `${giftTexts.correction.action}: ${gift.title}`
    return <IconButton size="sm" label={label} icon={<Pencil />} aria-haspopup="dialog" onClick={open} />
  }
  return (
    <Button size="sm" variant="ghost" icon={<Pencil />} aria-haspopup="dialog" onClick={open}>
      {giftTexts.correction.action}
    </Button>
  )
}
