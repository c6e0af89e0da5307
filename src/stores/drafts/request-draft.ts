/** The draft in which a request was written: empty from its press on, and filled again when it is taken back. (ruling R82) */

import { draftDropped, draftTyped } from './draft-store.ts'
import { dropEditedDraft, writeEditedDraft } from './use-edited-draft.ts'

interface RequestDraft {
  drop: () => void
  restore: () => void
}

export function nameRequestDraft(key: string, value: unknown): RequestDraft {
  return { drop: () => draftDropped(key), restore: () => draftTyped(key, value) }
}

/** The draft of an edit, with what it is based on. */
export function nameEditDraft(key: string, { base, fields }: { base: object; fields: object }): RequestDraft {
  return { drop: () => dropEditedDraft(key), restore: () => writeEditedDraft(key, base, fields) }
}
