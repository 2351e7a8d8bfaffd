import { createContext, use } from 'react'

export type FieldControl = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
}

/** Around the one control of a Field. */
export const FieldContext = createContext<FieldControl | undefined>(undefined)

/** What a control inside of a Field spreads on its element; nothing outside of one. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldContext) ?? {}
}
