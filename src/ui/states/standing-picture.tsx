/**
 * The first picture of a page, which stays until its screen knows what it shows: an exam's room reads the device
 * first. (docs/decisions/0014)
 */

import { type ReactNode, useCallback } from 'react'

let picture: readonly Node[] | undefined

/** Takes what stands in the page before the app's first render removes it. */
export function keepPicture(main: Element | null): void {
  picture = main ? [...main.childNodes] : undefined
}

/** The screen shows itself from now on. */
export function dropPicture(): void {
  picture = undefined
}

/** Most screens show themselves with the first render; the picture would stay in memory as long as the tab. */
export function dropUnusedPicture(): void {
  if (document.querySelector('[data-standing]') === null) dropPicture()
}

/** What is pressed and typed here is repeated in the screen that replaces it. (`src/app/start/prerendered-frame.ts`) */
export function StandingPicture({ fallback }: { fallback: ReactNode }) {
  const place = useCallback((element: HTMLElement | null) => element?.append(...(picture ?? [])), [])
  return picture === undefined ? fallback : <div ref={place} data-standing style={{ display: 'contents' }} />
}
