/** Stands in for a page that cannot be shown: forbidden, without a line, with a missing part of a newer release, or broken. */
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { Head } from '#src/features/shell/head/head.tsx'
import { getOwnPage } from '#src/lib/own-page.ts'
import { ChunkLoadError } from '#src/routes/build-route.ts'
import { ForbiddenError } from '#src/routes/gate.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePage } from '#src/ui/states/state-page.tsx'
import { words as stateWords } from '#src/ui/states/state-words.ts'
import { PlainView } from './frames/plain-view.tsx'
import { words } from './words.ts'

function Forbidden() {
  const role = useSession((state) => state.role)
  return <StatePage kind="forbidden" action={<Button to={getOwnPage(role)}>{words.ownPage}</Button>} />
}

/** A missing part. Where a reload may help, it is under way already (see `app.tsx`). */
function MissingPart() {
  const reload = () => window.location.reload()
  if (!navigator.onLine) return <StatePage kind="offline" onRetry={reload} />
  return <StatePage kind="error" {...words.newRelease} onRetry={reload} />
}

function Broken() {
  const { revalidate } = useRevalidator()
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

function titleOf(error: unknown): string {
  if (error instanceof ForbiddenError) return stateWords.forbidden.title
  if (isRouteErrorResponse(error) && error.status === 404) return stateWords['not-found'].title
  if (!navigator.onLine) return stateWords.offline.title
  return error instanceof ChunkLoadError ? words.newRelease.title : stateWords.error.title
}

/** In the place of a screen: the navigation around it stays. */
export function ScreenError() {
  return (
    <>
      <Head title={titleOf(useRouteError())} isHiddenFromSearch />
      <Cause />
    </>
  )
}

/** In the place of a frame that could not be drawn, or may not be. */
export function FrameError() {
  return (
    <PlainView>
      <ScreenError />
    </PlainView>
  )
}
