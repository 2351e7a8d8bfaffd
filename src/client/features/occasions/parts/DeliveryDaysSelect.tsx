import type { ComponentProps } from 'react'
import { orderByTexts } from '#domain/texts/order-by.ts'
import { NativeSelect } from '#client/ui/TextInput.tsx'

const offered = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 21, 28, 42, 60, 90]

/** How many days a gift takes to arrive; '' for the usual time, where there is one. */
export function DeliveryDaysSelect({
  value,
  hasUsual = false,
  ...others
}: ComponentProps<typeof NativeSelect> & { value: string; hasUsual?: boolean }) {
  const current = value === '' || offered.includes(Number(value)) ? [] : [Number(value)]
  return (
    <NativeSelect {...others} value={value}>
      {hasUsual && <option value="">{orderByTexts.usual}</option>}
      {[...offered, ...current]
        .toSorted((a, b) => a - b)
        .map((days) => (
          <option key={days} value={days}>
            {orderByTexts.days(days)}
          </option>
        ))}
    </NativeSelect>
  )
}
