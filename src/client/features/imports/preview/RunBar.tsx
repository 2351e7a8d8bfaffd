import type { Ref } from 'react'
import { importScreenTexts } from '#domain/texts/import-screens.ts'
import type { Run } from '#domain/imports/schema.ts'
import { Button } from '#client/ui/Button.tsx'
import styles from './RunBar.module.css'

const { preview: texts } = importScreenTexts

/** At the lower edge: how many are checked, whether they fit, and the button that imports them. */
export function RunBar({
  bar,
  people,
  total,
  hidden,
  room,
  isStarting,
  onRun,
  onUncheck,
}: {
  /** Takes the focus of those who skip the list. */
  bar: Ref<HTMLDivElement>
  people: Run['people']
  /** Everyone in the file. */
  total: number
  /** How many of the checked the filters hide. */
  hidden: number
  room: number
  isStarting: boolean
  onRun: () => void
  onUncheck: (keys: readonly string[]) => void
}) {
  const added = people.filter(({ action }) => action === 'add')
  const over = added.length - room
  return (
    <div ref={bar} tabIndex={-1} className={styles['bar']}>
      <div className={styles['words']}>
        <output className={styles['count']}>
          {people.length === 0 ? texts.nobodySelected : texts.selected(people.length, total)}
          {hidden > 0 && ` (${texts.hidden(hidden)})`}
        </output>
        {over > 0 ? (
          <span role="alert" className={styles['over']}>
            {texts.overRoom(room, over)}
          </span>
        ) : (
          <span className={styles['room']}>{texts.room(room)}</span>
        )}
      </div>
      {over > 0 && room > 0 && (
        <Button onClick={() => onUncheck(added.slice(room).map(({ key }) => key))}>{texts.keepFirst(room)}</Button>
      )}
      <Button
        variant="primary"
        size="lg"
        disabled={people.length === 0 || over > 0}
        pending={isStarting}
        pendingText={texts.starting}
        onClick={onRun}
      >
        {texts.run(people.length)}
      </Button>
    </div>
  )
}
