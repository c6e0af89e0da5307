/** The draft in which a request was written: empty from its press on, and filled again when it is taken back. (ruling R82) */

import { draftDropped, draftTyped } from './draft-store.ts'

export function nameRequestDraft(key: string, value: unknown): { drop: () => void; restore: () => void } {
  return { drop: () => draftDropped(key), restore: () => draftTyped(key, value) }
}
