/**
 * The boundaries of the router. Their page is fetched when the browser has nothing else to do, so that it is there when the line
 * is not; if it is missing all the same, plain sentences stand in.
 */
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Button } from '#src/ui/button.tsx'
import { fetchOfflineArt } from '#src/ui/states/state-art.tsx'
import { runAfterFirstPage } from './after-first-page.ts'
import { words } from './words.ts'

const load = () => import('./error-page.tsx')

/** Not even the page of errors is there: no picture, but a way on. */
export function PlainError() {
  return (
    <>
      <h1>{words.newRelease.title}</h1>
      <p>{words.newRelease.text}</p>
      <Button onClick={() => window.location.reload()}>{words.reload}</Button>
    </>
  )
}

function lazyPage(name: 'ScreenError' | 'FrameError'): ComponentType {
  return lazy(() =>
    load().then(
      (pages) => ({ default: pages[name] }),
      () => ({ default: PlainError }),
    ),
  )
}

const ScreenErrorPage = lazyPage('ScreenError')
const FrameErrorPage = lazyPage('FrameError')

/** Above the router: whatever breaks there leaves a sentence and a way on, and no blank page. */
export class AppBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PlainError /> : this.props.children
  }
}

/** In the place of a screen: the navigation around it stays. */
export function ScreenBoundary() {
  return (
    <Suspense fallback={null}>
      <ScreenErrorPage />
    </Suspense>
  )
}

/** In the place of a frame that could not be drawn, or may not be. */
export function FrameBoundary() {
  return (
    <Suspense fallback={null}>
      <FrameErrorPage />
    </Suspense>
  )
}

export function fetchErrorPageWhenIdle(): void {
  runAfterFirstPage(() => {
    fetchOfflineArt()
    void load().catch(() => undefined)
  })
}
