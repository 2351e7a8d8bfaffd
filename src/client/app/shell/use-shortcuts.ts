import { useEffect, useEffectEvent } from 'react'
import { openKeyboardHelp, openPalette } from '#client/features/search/dialogs.ts'
import type { AppActions } from '#client/features/search/dialogs.ts'
import { isCaptureKey, isHelpKey, isPaletteKey } from '#client/features/search/keys.ts'
import { openQuickCapture } from '#client/features/quick-capture/dialogs.ts'

/** Ctrl K and Ctrl Shift G (on Apple's keyboards Command) from everywhere, fields and dialogs too; '?' where nothing is being typed. */
export function useShortcuts(app: AppActions) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (isPaletteKey(event)) {
      // Or the browser's own search opens.
      event.preventDefault()
      if (!event.repeat) void openPalette(app)
    } else if (isCaptureKey(event)) {
      event.preventDefault()
      void openQuickCapture()
    } else if (isHelpKey(event) && !event.defaultPrevented) {
      event.preventDefault()
      void openKeyboardHelp()
    }
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
