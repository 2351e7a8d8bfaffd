import type { Source } from '#domain/catalogue/sources/schema.ts'
import { sourceScreenTexts as texts } from '#domain/texts/source-screens.ts'
import { Badge, type Tone } from '#client/ui/Badge.tsx'
import { isNew } from './queries.ts'

const tones: Record<Source['state'], Tone> = {
  ok: 'friend',
  degraded: 'near',
  failing: 'critical',
  off: 'other',
  importing: 'plum',
}

export function StateBadge({ source }: { source: Source }) {
  const said = isNew(source) ? texts.feeds.isNew : texts.list.states[source.state]
  return <Badge tone={tones[source.state]}>{said}</Badge>
}
