import { useQuery } from '@tanstack/react-query'
import { Bot } from 'lucide-react'
import type { Preferences } from '#domain/accounts/schema.ts'
import { LOG_DAYS } from '#domain/recommendations/model/log.ts'
import { languageModelTexts as texts } from '#domain/texts/language-model.ts'
import { useSavePreference } from '#client/features/profile/mutations.ts'
import profile from '#client/features/profile/parts/Settings.module.css'
import { Button } from '#client/ui/Button.tsx'
import { Switch } from '#client/ui/Checkbox.tsx'
import { openModelLog } from '../model/dialogs.ts'
import { modelQueries } from '../model/queries.ts'

/** In Profile Settings, if the operator configured a language model. */
export function LanguageModelSetting({ preferences }: { preferences: Preferences }) {
  const { data: model } = useQuery(modelQueries.offer)
  const save = useSavePreference()
  if (!model) return null
  return (
    <section className={profile['section']} aria-labelledby="language-model">
      <h3 id="language-model">{texts.title}</h3>
      <Switch
        label={texts.label}
        hint={texts.hint(model.name, model.host)}
        checked={preferences.languageModel}
        onChange={(languageModel) => save.mutate({ languageModel })}
      />
      <div className={profile['line']}>
        <p className={profile['quiet']}>{texts.logHint(LOG_DAYS)}</p>
        <Button icon={<Bot />} aria-haspopup="dialog" onClick={() => void openModelLog()}>
          {texts.showLog}
        </Button>
      </div>
    </section>
  )
}
