/** Mantine's provider, around the few parts that stand on it: pages that show none of them never load it. */

import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    // The variables stand in `theme.css`, there before the first script.
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
