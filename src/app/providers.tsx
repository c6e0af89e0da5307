/** What the whole tree stands in: styles and cache. The painted frames stand in the same. */
import type { ReactNode } from 'react'
import { ApiCache } from '#src/api/cache.ts'
import '#src/ui/theme/styles.ts'

export function Providers({ children }: { children: ReactNode }) {
  return <ApiCache>{children}</ApiCache>
}
