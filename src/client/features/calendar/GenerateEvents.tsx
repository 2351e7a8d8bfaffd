import { Sparkles } from 'lucide-react'
import { useGenerateEvents } from '#client/features/occasions/mutations.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { Button } from '#client/ui/Button.tsx'
import { Tooltip } from '#client/ui/Tooltip.tsx'

/** Creates birthdays, anniversaries and the events of a relationship for every contact that lacks them. */
export function GenerateEvents() {
  const generate = useGenerateEvents()
  return (
    <Tooltip label={eventTexts.generateHint}>
      <Button
        size="sm"
        variant="primary"
        icon={<Sparkles />}
        pending={generate.isPending}
        onClick={() => generate.mutate()}
      >
        {eventTexts.generate}
      </Button>
    </Tooltip>
  )
}
