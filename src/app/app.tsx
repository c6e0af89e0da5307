import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ChunkLoadError } from '#src/lib/load-chunk.ts'
import { isBusy } from '#src/stores/shell/busy-store.ts'
import { AppBoundary } from './errors/error-boundary.tsx'
import { renewOnce } from './errors/renew.ts'
import { Providers } from './providers.tsx'

/** A missing part, after the address has changed to its page: a reload brings the release that has it, unless it would break into work. */
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
