import type { Undone } from '#domain/imports/schema.ts'
import { importScreenTexts as texts } from '#domain/texts/import-screens.ts'
import { openContactDetails } from '#client/features/contacts/dialogs.ts'
import { Card } from '#client/ui/Card.tsx'
import { VirtualRows } from '#client/ui/VirtualRows.tsx'
import styles from './KeptPeople.module.css'

/** The contacts that an undo left alone, each with the reason. */
export function KeptPeople({ kept }: { kept: Undone['kept'] }) {
  const title = texts.undo.kept(kept.length)
  return (
    <Card title={title}>
      <VirtualRows
        label={title}
        items={kept}
        keyOf={({ contactId }) => contactId}
        estimate={54}
        className={styles['rows']}
        renderItem={({ contactId, fullName, why }) => (
          <div className={styles['row']}>
            <button type="button" aria-haspopup="dialog" onClick={() => void openContactDetails(contactId)}>
              {fullName}
            </button>
            <span>{why}</span>
          </div>
        )}
      />
    </Card>
  )
}
