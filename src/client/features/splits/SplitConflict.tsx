import { splitTexts } from '#domain/texts/splits.ts'
import { StaleNotice } from '#client/ui/StaleNotice.tsx'
import styles from './SplitConflict.module.css'
import type { SplitEdit } from './use-split-edit.ts'
import { splitDifferences } from './two-versions.ts'

/** The split was changed or deleted elsewhere while it was open here. What was typed is kept. */
export function SplitConflict({ edit, onKeepMine }: { edit: SplitEdit; onKeepMine: () => void }) {
  const { theirs, takenOver, values } = edit
  if (theirs !== undefined)
    return (
      <div className={styles['conflict']}>
        <StaleNotice
          // A second version in a row is news again, and gets the focus as the first did.
          key={edit.split?.version}
          differences={splitDifferences(values, theirs)}
          onKeepMine={onKeepMine}
          onTakeTheirs={() => edit.takeTheirs()}
        />
        {takenOver.length > 0 && <p>{splitTexts.takenOver(takenOver.join(', '))}</p>}
      </div>
    )
  if (!edit.isSplitGone) return null
  return (
    <p role="alert" className={styles['gone']}>
      {splitTexts.goneMeanwhile}
    </p>
  )
}
