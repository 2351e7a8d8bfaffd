import { useQuery } from '@tanstack/react-query'
import { CircleAlert, PartyPopper, Undo2 } from 'lucide-react'
import type { Import } from '#domain/imports/schema.ts'
import { importScreenTexts as texts } from '#domain/texts/import-screens.ts'
import { paths } from '#client/lib/paths.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { importQueries } from '../queries.ts'
import { KeptPeople } from './KeptPeople.tsx'
import styles from './Outcome.module.css'
import { Step } from './Step.tsx'
import { undoableUntil } from './undo-until.ts'
import { useAskAndUndo, useUndone } from './undo.ts'

/** How an import went, and the way back. */
export function Outcome({ run }: { run: Import }) {
  if (run.state === 'undone') return <Undone run={run} />
  return run.state === 'failed' ? <Failed run={run} /> : <Done run={run} />
}

function Done({ run }: { run: Import }) {
  const { added, changed } = run
  const until = undoableUntil(run)
  const { events = 0 } = useQuery(importQueries.one(run.id)).data ?? {}
  const undo = useAskAndUndo(run)
  return (
    <Step icon={<PartyPopper />} tone="good" title={texts.done.title(added, changed)}>
      {events > 0 && <p>{texts.done.events(events)}</p>}
      {added > 0 && changed > 0 && <p>{texts.done.alsoChanged(changed)}</p>}
      {added + changed === 0 && <p>{texts.done.nothing}</p>}
      <div className={styles['buttons']}>
        <ButtonLink href={paths.contacts}>{texts.done.showContacts}</ButtonLink>
        <ButtonLink href={paths.dashboard} variant="primary">
          {texts.done.dashboard}
        </ButtonLink>
      </div>
      {until !== undefined && (
        <>
          <p>{texts.done.undoUntil(until)}</p>
          <Button
            variant="ghost"
            icon={<Undo2 />}
            aria-haspopup="dialog"
            pending={undo.isPending}
            pendingText={texts.undo.undoing}
            onClick={() => void undo.ask()}
          >
            {texts.done.undo}
          </Button>
        </>
      )}
    </Step>
  )
}

function Failed({ run }: { run: Import }) {
  return (
    <Step icon={<CircleAlert />} tone="bad" title={texts.failed.title}>
      {run.failure !== null && <p>{run.failure}</p>}
      <p>{texts.failed.text}</p>
      <ButtonLink href={paths.import} variant="primary">
        {texts.preview.chooseAnother}
      </ButtonLink>
    </Step>
  )
}

function Undone({ run }: { run: Import }) {
  const result = useUndone(run.id)
  return (
    <div className={styles['parts']}>
      <Step icon={<Undo2 />} title={texts.undo.done}>
        {result !== undefined && (
          <p>
            {result.removed + result.restored === 0
              ? texts.undo.nothing
              : [
                  result.removed > 0 && texts.undo.removed(result.removed),
                  result.restored > 0 && texts.undo.restored(result.restored),
                ]
                  .filter(Boolean)
                  .join(' ')}
          </p>
        )}
        <div className={styles['buttons']}>
          <ButtonLink href={paths.contacts}>{texts.done.showContacts}</ButtonLink>
          <ButtonLink href={paths.import} variant="primary">
            {texts.preview.chooseAnother}
          </ButtonLink>
        </div>
      </Step>
      {result !== undefined && result.kept.length > 0 && <KeptPeople kept={result.kept} />}
    </div>
  )
}
