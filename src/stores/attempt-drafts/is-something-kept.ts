/** Whether this device may keep something of an attempt; a file of its own, so that looking weighs nothing. */
import { DEPOT_NAME, ownKeys } from './journal-names.ts'

/** The journal may be full or denied while the depot is not; browsers that do not list their databases count as empty. */
export async function isSomethingKept(): Promise<boolean> {
  if (ownKeys().length > 0) return true
  try {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === DEPOT_NAME)
  } catch {
    return false
  }
}
