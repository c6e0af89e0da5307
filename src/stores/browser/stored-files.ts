/**
 * Files that were chosen and not yet sent, stored on the device with their bytes: they survive a reload and the end of a session.
 * Without such a store, or without space in it, the file lives as long as the page. (rulings R16, R21)
 */
import { clear, createStore, del, get, keys, set, values } from 'idb-keyval'

/** Whose the files of somebody are who is not signed in; they become the person's who logs in. */
export const GUEST_OWNER = 'guest'

interface StoredFile {
  owner: string
  file: File
}

const store = () => createStore('karigor-files', 'chosen')

const isFor = (owner: string, stored: StoredFile) => stored.owner === owner || stored.owner === GUEST_OWNER

/** A database that never answers (some browsers, after a crash) must not hold up the sending. Milliseconds. */
const STORE_TIMEOUT = 10_000

/** False: only the page has it, as far as is known after {@link STORE_TIMEOUT}. */
export async function storeFile(id: string, stored: StoredFile): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, STORE_TIMEOUT, false)))
  try {
    return await Promise.race([set(id, stored, store()).then(() => true), silence])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** Somebody else's is thrown away; while nobody is signed in it waits, since its owner may be back in a moment. */
export async function readStoredFile(id: string, owner: string): Promise<File | undefined> {
  try {
    const stored = await get<StoredFile>(id, store())
    if (stored === undefined || isFor(owner, stored)) return stored?.file
    if (owner !== GUEST_OWNER) await del(id, store())
  } catch {
    // No store, no file.
  }
  return undefined
}

/** How many files of this person wait here. */
export async function countStoredFiles(owner: string): Promise<number> {
  try {
    return (await values<StoredFile>(store())).filter((stored) => isFor(owner, stored)).length
  } catch {
    return 0
  }
}

/** Under which names files wait here, whosever they are. */
export async function listStoredFiles(): Promise<string[]> {
  try {
    return await keys<string>(store())
  } catch {
    return []
  }
}

export async function forgetFile(id: string): Promise<void> {
  try {
    await del(id, store())
  } catch {
    // Nothing was stored.
  }
}

export async function forgetAllFiles(): Promise<void> {
  try {
    await clear(store())
  } catch {
    // Nothing was stored.
  }
}
