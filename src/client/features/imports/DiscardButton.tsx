import { Trash2 } from 'lucide-react'
import { importScreenTexts as texts } from '#domain/texts/import-screens.ts'
import { goTo } from '#client/lib/back.ts'
import { confirm } from '#client/lib/dialogs.tsx'
import { paths } from '#client/lib/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { useDiscard } from './mutations.ts'

/** Gives up a file; asks first where choices would be lost. */
export function DiscardButton({ id, isTouched }: { id: number; isTouched: boolean }) {
  const discard = useDiscard(id)
  const leave = async () => {
    const question = { ...texts.preview.discardQuestion, destructive: true }
    if (isTouched && !(await confirm(question))) return
    discard.mutate(undefined, { onSuccess: () => goTo(paths.import, { replace: true }) })
  }
  return (
    <Button variant="ghost" size="sm" icon={<Trash2 />} pending={discard.isPending} onClick={() => void leave()}>
      {texts.preview.discard}
    </Button>
  )
}
