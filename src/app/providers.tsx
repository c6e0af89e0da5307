/** Wraps the whole tree in styles and cache; the prerendered frames use the same wrapper. */

import type { ReactNode } from 'react'
import { ApiCache } from '#src/api/use-api.ts'
import '#src/ui/theme/styles.ts'

export function Providers({ children }: { children: ReactNode }) {
  return <ApiCache>{children}</ApiCache>
}
