import { createTheme } from '@mantine/core'

/** Mantine gives the behavior; its looks come from our tokens (theme/mantine.css gives the variables). */
export const theme = createTheme({
  fontFamily: 'var(--body)',
  headings: { fontFamily: 'var(--display)' },
  defaultRadius: 10,
  respectReducedMotion: true,
  cursorType: 'pointer',
})
