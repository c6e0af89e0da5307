/** What the whole tree stands in: theme, cache, head tags. The painted frames stand in the same. */
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { ApiCache } from '#src/api/cache.ts'
import '#src/ui/styles.ts'
import { theme } from '#src/ui/theme.ts'

export function Providers({ children }: { children: ReactNode }) {
  return (
    // The variables stand in a style sheet that is there before the first script.
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <HelmetProvider>
        <ApiCache>{children}</ApiCache>
      </HelmetProvider>
    </MantineProvider>
  )
}
