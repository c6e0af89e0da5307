/** Deletes the pictures of a person who logs out. Loaded when the page is idle, without the code that stores them. (ruling R21) */

import { runAtSessionEnd } from '#src/stores/session/forget.ts'

export const buildMomentsName = (owner: string) => `karigor-moments-${owner}`

runAtSessionEnd((ending, owner) => {
  if (ending === 'logged-out' && owner !== undefined && 'indexedDB' in globalThis)
    indexedDB.deleteDatabase(buildMomentsName(owner))
})
