import { useState } from 'react'
import type { Gift } from '#domain/gifts/schema.ts'
import { offerTexts } from '#domain/texts/offers.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { useWatchPrice } from '../mutations.ts'
import styles from './WatchPriceDialog.module.css'

const texts = offerTexts.watch

/** Asks at which price to tell: after a drop of 10 %, or at an amount. */
export function WatchPriceDialog({ gift, close }: DialogProps & { gift: Gift }) {
  const [kind, setKind] = useState<'drop' | 'below'>((gift.watch?.below ?? null) === null ? 'drop' : 'below')
  const [amount, setAmount] = useState(gift.watch?.below ?? '')
  const [error, setError] = useState<string>()
  const isDirty = kind === 'below' && amount !== (gift.watch?.below ?? '')
  const change = useWatchPrice({ done: () => close(), refused: setError })
  const start = () => {
    if (kind === 'below' && amount.trim() === '') return setError(texts.amountRequired)
    change.mutate({ id: gift.id, watch: { below: kind === 'below' ? amount.trim() : null } })
  }
  return (
    <FormDialog
      size="sm"
      title={texts.dialogTitle(gift.title)}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (!change.isPending) start()
      }}
      isDirty={isDirty && !change.isSuccess}
      save={{ label: texts.start, pending: change.isPending, pendingText: texts.saving }}
      start={
        gift.watch !== null && (
          <Button
            data-start
            variant="ghost"
            disabled={change.isPending}
            onClick={() => change.mutate({ id: gift.id, watch: null })}
          >
            {texts.stop}
          </Button>
        )
      }
    >
      <div className={styles['fields']}>
        <p>{texts.explained}</p>
        <SegmentedControl
          full
          label={texts.title}
          options={[
            { value: 'drop', label: texts.drop },
            { value: 'below', label: texts.below },
          ]}
          value={kind}
          onChange={(chosen) => {
            setKind(chosen)
            setError(undefined)
          }}
        />
        {kind === 'below' && (
          <Field label={texts.amount} required error={error}>
            <TextInput
              value={amount}
              inputMode="decimal"
              autoComplete="off"
              onChange={(typed) => {
                setAmount(typed.target.value)
                setError(undefined)
              }}
            />
          </Field>
        )}
      </div>
    </FormDialog>
  )
}
