/**
 * The small drawings of the states, loaded when they are shown; {@link fetchOfflineArt} preloads the one for
 * the offline state.
 */

import type { SyntheticEvent } from 'react'
import course from '#src/ui/art/state-course.svg'
import done from '#src/ui/art/state-done.svg'
import error from '#src/ui/art/state-error.svg'
import offline from '#src/ui/art/state-offline.svg'
import search from '#src/ui/art/state-search.svg'

const PICTURES = { course, done, error, offline, search } as const

export interface StateArtProps {
  kind: keyof typeof PICTURES
}

/** Offline the browser would show its icon for a broken picture. */
function hide({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.style.visibility = 'hidden'
}

export function StateArt({ kind }: StateArtProps) {
  return <img src={PICTURES[kind]} alt="" width={140} height={130} onError={hide} />
}

/** Puts the offline drawing into the browser's cache while there is a connection. */
export function fetchOfflineArt(): void {
  new Image().src = offline
}
