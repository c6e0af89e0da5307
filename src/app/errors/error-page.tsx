/** Replaces a page that cannot be shown: forbidden, offline, part of a newer release, or broken. */

import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { Head } from '#src/features/shell/head/head.tsx'
import { ChunkLoadError } from '#src/lib/load-chunk.ts'
import { getOwnPage } from '#src/lib/own-page.ts'
import { ForbiddenError } from '#src/routes/gate.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { useUpdate } from '#src/stores/shell/update-store.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePage } from '#src/ui/states/state-page.tsx'
import { words as stateWords } from '#src/ui/states/state-words.ts'
import { PlainView } from '../frames/plain-view.tsx'
import { words } from '../words.ts'
import { openNewestRelease } from '../worker/take-release.ts'
import { dropStoredCopies } from './error-boundary.tsx'
import { isPageTranslated } from './moved-nodes.ts'

function Forbidden() {
  const role = useSession((state) => state.role)
  return <StatePage kind="forbidden" action={<Button to={getOwnPage(role)}>{words.ownPage}</Button>} />
}

/** A missing part. If a reload may help, it has already started (see `app.tsx`). */
function MissingPart() {
  const isOpening = useUpdate((state) => state.awaitedBy === 'page')
  const reload = () => void openNewestRelease()
  // The newest release has been requested; it takes some seconds to load and to replace the older one.
  if (isOpening) return <StatePage kind="error" {...words.opening} action={<span aria-busy="true" />} />
  if (!navigator.onLine) return <StatePage kind="offline" onRetry={reload} />
  return <StatePage kind="error" {...words.newRelease} onRetry={reload} />
}

function Broken() {
  const { revalidate } = useRevalidator()
  useEffect(dropStoredCopies, [])
  if (isPageTranslated())
    return <StatePage kind="error" {...words.translated} onRetry={() => window.location.reload()} />
  const kind = navigator.onLine ? 'error' : 'offline'
  return <StatePage kind={kind} onRetry={() => void revalidate()} />
}

function Cause() {
  const error = useRouteError()
  if (error instanceof ForbiddenError) return <Forbidden />
  if (error instanceof ChunkLoadError) return <MissingPart />
  if (isRouteErrorResponse(error) && error.status === 404) return <StatePage kind="not-found" />
  return <Broken />
}

function getTitle(error: unknown): string {
  if (error instanceof ForbiddenError) return stateWords.forbidden.title
  if (isRouteErrorResponse(error) && error.status === 404) return stateWords['not-found'].title
  if (!navigator.onLine) return stateWords.offline.title
  if (error instanceof ChunkLoadError) return words.newRelease.title
  return isPageTranslated() ? words.translated.title : stateWords.error.title
}

/** Replaces a screen; the navigation around it stays. */
export function ScreenError() {
  return (
    <>
      <Head title={getTitle(useRouteError())} isHiddenFromSearch />
      <Cause />
    </>
  )
}

/** Replaces a frame that could not be rendered or is not allowed. */
export function FrameError() {
  return (
    <PlainView>
      <ScreenError />
    </PlainView>
  )
}
