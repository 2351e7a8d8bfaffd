import { Plus } from 'lucide-react'
import { openQuickCapture, prepareQuickCapture } from '#client/features/quick-capture/dialogs.ts'
import { shellTexts } from '#domain/texts/shell.ts'
import { Button } from '#client/ui/Button.tsx'

/** On a phone within the thumb's reach, on every page. */
export function QuickIdeaButton() {
  return (
    <Button
      variant="tint"
      icon={<Plus aria-hidden />}
      aria-label={shellTexts.quickIdea}
      aria-haspopup="dialog"
      onPointerDown={prepareQuickCapture}
      onClick={() => void openQuickCapture()}
    >
      {shellTexts.idea}
    </Button>
  )
}
