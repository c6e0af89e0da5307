/**
 * Files that were chosen and not yet sent, kept on the device with their bytes: they survive a reload and the end of a session.
 * Where the browser has no such store, or no room in it, the file lives as long as the page. (rulings R16, R21)
 */
import { clear, createStore, del, get, keys, set, values } from 'idb-keyval'

/** Whose the files of somebody are who is not signed in; they become the person's who logs in. */
export const GUEST_OWNER = 'guest'

interface KeptFile {
  owner: string
  file: File
}

const store = () => createStore('karigor-files', 'chosen')

const isFor = (owner: string, kept: KeptFile) => kept.owner === owner || kept.owner === GUEST_OWNER

/** A database that never answers (some browsers, after a crash) must not hold up the sending. Milliseconds. */
const PATIENCE = 10_000

/** False: only the page has it, as far as is known after {@link PATIENCE}. */
export async function storeFile(id: string, kept: KeptFile): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, PATIENCE, false)))
  try {
    return await Promise.race([set(id, kept, store()).then(() => true), silence])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** Somebody else's is thrown away; while nobody is signed in it waits, since its owner may be back in a moment. */
export async function readStoredFile(id: string, owner: string): Promise<File | undefined> {
  try {
    const kept = await get<KeptFile>(id, store())
    if (kept === undefined || isFor(owner, kept)) return kept?.file
    if (owner !== GUEST_OWNER) await del(id, store())
  } catch {
    // No store, no file.
  }
  return undefined
}

/** How many files of this person wait here. */
export async function countStoredFiles(owner: string): Promise<number> {
  try {
    return (await values<KeptFile>(store())).filter((kept) => isFor(owner, kept)).length
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
    // Nothing was kept.
  }
}

export async function forgetAllFiles(): Promise<void> {
  try {
    await clear(store())
  } catch {
    // Nothing was kept.
  }
}
