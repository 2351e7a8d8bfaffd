import { Bot } from 'lucide-react'
import type { RecommendationPage } from '#domain/catalogue/product-schema.ts'
import type { Terms } from '#domain/recommendations/terms.ts'
import { languageModelTexts } from '#domain/texts/language-model.ts'
import { Button } from '#client/ui/Button.tsx'
import { timeOf } from '#client/lib/time-of.ts'
import { openModelLog, openModelPreview } from './dialogs.ts'
import styles from './Model.module.css'

const { strip: texts } = languageModelTexts

/** Above recommendations: has a language model put them in order, or may it? */
export function ModelStrip({
  model,
  search,
  onAnswered,
}: {
  model: NonNullable<RecommendationPage['model']>
  search: { contactId: number; occasionId: number | undefined; terms: Terms; firstName: string }
  onAnswered: () => void
}) {
  const ask = async () => {
    if ((await openModelPreview(search)) === 'answered') onAnswered()
  }
  return (
    <div className={styles['strip']}>
      <Bot aria-hidden />
      <p>{model.askedAt === null ? texts.offer(search.firstName) : texts.ordered(timeOf(model.askedAt))}</p>
      {model.askedAt === null ? (
        <Button size="sm" aria-haspopup="dialog" onClick={() => void ask()}>
          {texts.ask}
        </Button>
      ) : (
        <Button size="sm" aria-haspopup="dialog" onClick={() => void openModelLog()}>
          {texts.log}
        </Button>
      )}
    </div>
  )
}
