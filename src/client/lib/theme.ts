import { themeItem } from './storage.ts'
import { createStore, useStore } from './store.ts'

export type Theme = 'light' | 'dark' | 'system'

const applied = createStore<Theme>('system')

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
  const theme = readTheme()
  document.documentElement.dataset['theme'] = theme
  colorTheWindow(theme)
  applied.set(theme)
}

/** The bar around the page, on phones and of the installed app: index.html has one color for each scheme of the system. */
function colorTheWindow(theme: Theme) {
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
  if (light === undefined || dark === undefined) return
  light.content = theme === 'dark' ? DARK : LIGHT
  dark.content = theme === 'light' ? LIGHT : DARK
}

// --paper of theme/tokens.css.
const [LIGHT, DARK] = ['#faf6f0', '#17121a']

export function useTheme(): Theme {
  return useStore(applied)
}
