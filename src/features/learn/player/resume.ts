/** Decides where a video resumes: the position of the last visit, on this device or another. (ruling R26) */

import { isAtEnd } from '#src/lib/watch-place.ts'
import type { StoredPosition } from '#src/stores/player/stored-positions.ts'

interface ServerPosition {
  position: number
  updated_at?: string | null | undefined
}

/**
 * Uses the stored position if it is unsent and newer, otherwise the server's, which other devices write too.
 * Without either, or at the end, the video starts from the beginning.
 */
export function findResumePosition(
  stored: StoredPosition | undefined,
  server: ServerPosition | undefined,
  duration: number,
): number {
  const position = findLastPosition(stored, server)
  return isAtEnd(position, duration) ? 0 : position
}

/** Position in seconds at which the last visit ended, on this device or another; 0 without any. */
export function findLastPosition(
  stored: StoredPosition | undefined,
  server: ServerPosition | undefined,
): number {
  const serverTime = server?.updated_at ? Date.parse(server.updated_at) : 0
  const isStoredNewer =
    stored !== undefined && (server === undefined || (!stored.isSent && stored.at >= serverTime))
  return (isStoredNewer ? stored.position : server?.position) ?? 0
}
