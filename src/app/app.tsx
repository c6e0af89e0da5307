import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ChunkLoadError } from '#src/lib/load-chunk.ts'
import { isBusy } from '#src/stores/shell/busy-store.ts'
import { AppBoundary } from './errors/error-boundary.tsx'
import { renewOnce } from './errors/renew.ts'
import { Providers } from './providers.tsx'

/**
 * Handles a missing part after a navigation: a reload brings the release that has it, unless it would
 * interrupt work.
 */
function onError(error: unknown): void {
  if (error instanceof ChunkLoadError && !isBusy()) renewOnce()
}

export function App({ router }: { router: DataRouter }) {
  return (
    <AppBoundary>
      <Providers>
        <RouterProvider router={router} onError={onError} />
      </Providers>
    </AppBoundary>
  )
}
