/** The small drawings of the states, fetched when they are shown; what stands without a connection is preloaded by {@link fetchOfflineArt}. */

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

/** Without a line the browser would draw its sign of a broken picture. */
function hide({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.style.visibility = 'hidden'
}

export function StateArt({ kind }: StateArtProps) {
  return <img src={PICTURES[kind]} alt="" width={140} height={130} onError={hide} />
}

/** Puts the drawing of the dead line into the browser's cache while there is a line. */
export function fetchOfflineArt(): void {
  new Image().src = offline
}
