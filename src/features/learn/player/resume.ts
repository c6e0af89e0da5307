/** Where a video goes on: at the second of the last visit, on this device or another. (ruling R26) */

/** The end is as good as seen: from here on a visit begins anew. */
const LAST_SECONDS = 15

export interface StoredPosition {
  /** Seconds. */
  position: number
  watched: number
  /** Milliseconds since 1970, by this device's clock. */
  at: number
  /** False as long as the server has not answered for it. */
  isSent: boolean
}

interface ServerPosition {
  position: number
  updated_at?: string | null | undefined
}

/**
 * What was not sent and is newer than what the server has wins; else the server's, which other devices write too.
 * Without either the beginning, and at the very end the beginning again.
 */
export function findResumePosition(kept: StoredPosition | undefined, server: ServerPosition | undefined, duration: number): number {
  const serverTime = server?.updated_at ? Date.parse(server.updated_at) : 0
  const isKeptNewer = kept !== undefined && (server === undefined || (!kept.isSent && kept.at >= serverTime))
  const position = (isKeptNewer ? kept.position : server?.position) ?? 0
  return position > duration - LAST_SECONDS ? 0 : position
}
