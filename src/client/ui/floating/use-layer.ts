import { useEffect, useEffectEvent } from 'react'
import { addLayer } from '#client/lib/back.ts'

/** While it's open, Back closes it and stays on the page. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const giveUp = useEffectEvent(close)
  useEffect(() => (isOpen ? addLayer(() => giveUp()) : undefined), [isOpen])
}
