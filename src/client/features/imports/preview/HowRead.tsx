import { useState } from 'react'
import type { OpenImport } from '#domain/imports/schema.ts'
import { importScreenTexts as texts } from '#domain/texts/import-screens.ts'
import { Switch } from '#client/ui/Checkbox.tsx'
import { DateOrder } from '../DateOrder.tsx'
import { useReadAgain } from '../mutations.ts'
import styles from './HowRead.module.css'

/** What the user knows better where a file can be read in more than one way. Every answer reads it again. */
export function HowRead({ file: { id, assumptions } }: { file: OpenImport }) {
  const read = useReadAgain(id)
  const order = assumptions?.dateOrder ?? null
  const areBirthYears = assumptions?.yearsAreBirthYears ?? null
  // Once answered it is sure, and can still be answered otherwise.
  const [wasAsked] = useState(order?.isSure === false)
  const asksOrder = order !== null && (wasAsked || !order.isSure)
  if (!asksOrder && areBirthYears === null) return null
  return (
    <div className={styles['questions']} aria-busy={read.isPending || undefined}>
      {asksOrder && (
        <DateOrder
          value={read.variables?.dateOrder ?? order.used}
          onChange={(dateOrder) =>
            read.mutate({ dateOrder, ...(areBirthYears !== null && { yearsAreBirthYears: areBirthYears }) })
          }
        />
      )}
      {areBirthYears !== null && (
        <div className={styles['years']}>
          <Switch
            label={texts.birthYears.label}
            hint={texts.birthYears.hint}
            checked={read.variables?.yearsAreBirthYears ?? areBirthYears}
            onChange={(yearsAreBirthYears) =>
              read.mutate({ yearsAreBirthYears, ...(order !== null && { dateOrder: order.used }) })
            }
          />
        </div>
      )}
    </div>
  )
}
