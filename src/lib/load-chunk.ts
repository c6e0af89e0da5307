/** Files of the app that come late, and what is done where one of them is gone. */

/** A part of the app could not be fetched: a dead line, or a file that a newer release has replaced. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/**
 * Runs an `import()`. Rejects with {@link ChunkLoadError}. It is not tried again: Chromium remembers a file that it could not fetch as long as the page
 * is open, so only a new page asks for it anew.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw new ChunkLoadError('A part of the app could not be loaded', { cause })
  }
}

let handle: (isAsked: boolean) => void = () => undefined

/** The app opens its newest release, or says what is missing. */
export function connectMissingPart(given: (isAsked: boolean) => void): void {
  handle = given
}

/** For a part within a page: the page around it stays. `isAsked`: somebody has pressed for it, and it still does not come. */
export function reportMissingPart(isAsked = false): void {
  handle(isAsked)
}
