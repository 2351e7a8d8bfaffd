import { UsersRound } from 'lucide-react'
import type { Import } from '#domain/imports/schema.ts'
import { importScreenTexts as texts } from '#domain/texts/import-screens.ts'
import { paths } from '#client/lib/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { useWatch } from '../parts/watch.ts'
import { Progress } from './Progress.tsx'
import { Step } from './Step.tsx'

/** An import in progress. It goes on without this page. */
export function Running({ run }: { run: Import }) {
  useWatch(run.id)
  return (
    <Step icon={<UsersRound />} title={texts.running.title(run.total)}>
      <Progress run={run} />
      <p>{texts.running.text}</p>
      <ButtonLink href={paths.contacts}>{texts.done.showContacts}</ButtonLink>
    </Step>
  )
}
