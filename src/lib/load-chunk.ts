/** Loads the app's lazy files, and handles missing ones. */

/** A file of the app could not be loaded: no connection, or a newer release has replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/**
 * Runs an `import()`. Rejects with {@link ChunkLoadError}. It is not retried: Chromium remembers a failed
 * file for as long as the page is open, so only a new page requests it again.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw new ChunkLoadError('A part of the app could not be loaded', { cause })
  }
}

let handle: (isAsked: boolean) => void = () => undefined

/** The app then loads its newest release, or says what is missing. */
export function connectMissingPart(given: (isAsked: boolean) => void): void {
  handle = given
}

/**
 * For a missing part of a page: the rest of the page stays. `isAsked`: somebody has pressed for it, and it
 * still does not load.
 */
export function reportMissingPart(isAsked = false): void {
  handle(isAsked)
}
