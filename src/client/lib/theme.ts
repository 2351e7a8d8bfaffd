import { useSyncExternalStore } from 'react'
import { themeItem } from './storage.ts'

export type Theme = 'light' | 'dark' | 'system'

/** The remembered choice of this browser; the preference on the server follows the person. */
export function readTheme(): Theme {
  const kept = themeItem.read()
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** Shows and remembers a theme. */
export function setTheme(theme: Theme) {
  themeItem.write(theme)
  applyTheme()
}

/** Called first of all by main.tsx, and whenever the choice changes, here or in another tab. */
export function applyTheme() {
  document.documentElement.dataset['theme'] = readTheme()
  for (const listener of listeners) listener()
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme)
}

/** What is really shown, for libraries that must be told. */
export function useShownScheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, () => {
    const theme = readTheme()
    if (theme !== 'system') return theme
    return systemDark().matches ? 'dark' : 'light'
  })
}

const listeners = new Set<() => void>()
const systemDark = () => globalThis.matchMedia('(prefers-color-scheme: dark)')

function subscribe(listener: () => void) {
  const system = systemDark()
  listeners.add(listener)
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}
