import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ChunkLoadError, reloadOnce } from '#src/routes/build-route.ts'
import { findStorage } from '#src/stores/browser/guarded-storage.ts'
import { isBusy } from '#src/stores/shell/busy-store.ts'
import { keepToastOverReload } from '#src/stores/shell/toast-over-reload.ts'
import { AppBoundary } from './error-boundary.tsx'
import { Providers } from './providers.tsx'
import { openNewestRelease } from './worker/take-release.ts'

/** Opens the newest release at the same place; once, since a file may be missing there as well. */
function renewOnce(): void {
  const page = { href: window.location.href, reload: () => void openNewestRelease() }
  if (reloadOnce(page, findStorage('sessionStorage'), navigator.onLine)) keepToastOverReload()
}

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
