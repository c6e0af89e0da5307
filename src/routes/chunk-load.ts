/** Loads a lazy part of the app: tried twice, then the page reloads once, then it says so. */

const RETRY_AFTER = 300
const RELOADED_KEY = 'chunk-reloaded'

/** A part of the app could not be fetched: a dead line, or a file that a newer release has replaced. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Runs an `import()`; a failure is tried once more. Rejects with {@link ChunkLoadError}. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load().catch(async () => {
      await pause(RETRY_AFTER)
      return load()
    })
  } catch (cause) {
    throw new ChunkLoadError('A part of the app could not be loaded', { cause })
  }
}

/**
 * Reloads the page for a missing chunk, once per address and browser session; false when that was done already, when nothing can be
 * remembered (it would reload for ever), or without a line, where a reload would lose the page that stands.
 */
export function reloadOnce(
  page: Pick<Location, 'href' | 'reload'>,
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
  isOnline: boolean,
): boolean {
  try {
    if (!isOnline || storage === undefined || storage.getItem(RELOADED_KEY) === page.href) return false
    storage.setItem(RELOADED_KEY, page.href)
  } catch {
    return false
  }
  page.reload()
  return true
}
