import { useState } from 'react'
import type { ComponentProps } from 'react'
import type { Cents } from '#domain/shared/money.ts'
import { MAX_AMOUNT, toDecimal } from '#domain/shared/money.ts'
import { parseShare } from '#domain/splits/shares.ts'
import { TextInput } from '#client/ui/TextInput.tsx'

/** An amount as it is typed; '$' is left out, what is no amount is 0. */
export function AmountInput({
  cents,
  onChange,
  ...rest
}: Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'onBlur' | 'icon'> & {
  cents: Cents
  onChange: (cents: Cents) => void
}) {
  const [text, setText] = useState<string>()
  // Typed text is kept while it means the amount: 'Put the rest on You' and the like change that from outside.
  const shown = text !== undefined && parseShare(text) === cents ? text : toDecimal(cents)
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      {...rest}
      icon="$"
      value={shown}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setText(event.target.value)
        onChange(parseShare(event.target.value))
      }}
      // What is too large stays as it was typed, with the reason below it.
      onBlur={() => cents <= MAX_AMOUNT && setText(undefined)}
    />
  )
}
