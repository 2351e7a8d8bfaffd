import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useShownScheme } from '#client/lib/theme.ts'
import { theme } from '#client/theme/theme.ts'
import '#client/theme/mantine.css'

/**
 * Stands around whatever uses Mantine, inside of lazily loaded parts only.
 * It adds no <style> element: the CSP allows styles from our files alone.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={useShownScheme()}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
