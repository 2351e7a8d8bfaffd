import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Undo2 } from 'lucide-react'
import type { Import } from '#domain/imports/schema.ts'
import { importScreenTexts as texts } from '#domain/texts/import-screens.ts'
import { paths } from '#client/lib/paths.ts'
import { Badge, type Tone } from '#client/ui/Badge.tsx'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { LoadFailure } from '#client/ui/LoadFailure.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { dayOf } from './day.ts'
import styles from './EarlierImports.module.css'
import { importQueries, isOpen, isRunning } from './queries.ts'
import { undoableUntil } from './run/undo-until.ts'
import { useAskAndUndo } from './run/undo.ts'

/** Files that wait for their user, and what was imported before; nothing where there was none. */
export function EarlierImports() {
  const imports = useQuery(importQueries.all())
  if (imports.data === undefined) {
    return imports.isError ? (
      <LoadFailure
        text={texts.earlier.couldNotLoad}
        pending={imports.isFetching}
        onRetry={() => void imports.refetch()}
      />
    ) : null
  }
  const shown = imports.data.filter((one) => !isRunning(one))
  if (shown.length === 0) return null
  return (
    <Card title={texts.earlier.title}>
      <ul className={styles['list']}>
        {shown.map((one) => (
          <li key={one.id} className={styles['row']}>
            <Row one={one} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const tones: Partial<Record<Import['state'], Tone>> = { mapping: 'near', preview: 'near', done: 'friend' }

function Row({ one }: { one: Import }) {
  const { id, fileName, kind, state, createdAt, total } = one
  const name = fileName === '' ? texts.earlier.unnamed : fileName
  return (
    <>
      <div className={styles['what']}>
        <span className={styles['name']} title={name}>
          {name}
        </span>
        <span className={styles['facts']}>
          {[
            dayOf(createdAt),
            texts.kinds[kind],
            state === 'done' ? outcomeOf(one) : total > 0 && texts.earlier.people(total),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <Badge tone={tones[state] ?? 'other'}>{texts.earlier.states[state]}</Badge>
      <div className={styles['actions']}>
        {isOpen(one) && (
          <ButtonLink size="sm" variant="primary" href={paths.importOf(id)} icon={<ArrowRight />}>
            {texts.earlier.resume}
            <VisuallyHidden> {texts.earlier.of(name)}</VisuallyHidden>
          </ButtonLink>
        )}
        {state === 'done' && <UndoButton one={one} name={name} />}
      </div>
    </>
  )
}

function outcomeOf({ added, changed }: Import): string {
  return added + changed === 0 ? texts.done.nothing : texts.done.title(added, changed)
}

function UndoButton({ one, name }: { one: Import; name: string }) {
  const undo = useAskAndUndo(one)
  const until = undoableUntil(one)
  if (until === undefined) return null
  return (
    <Button
      size="sm"
      icon={<Undo2 />}
      aria-haspopup="dialog"
      title={texts.done.undoUntil(until)}
      pending={undo.isPending}
      onClick={() => void undo.ask()}
    >
      {texts.undo.short}
      <VisuallyHidden> {texts.earlier.of(name)}</VisuallyHidden>
    </Button>
  )
}
