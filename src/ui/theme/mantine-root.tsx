/** Mantine's provider, around the few components that need it: pages without them never load it. */

import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    // The variables are in `theme.css`, which loads before the first script.
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
