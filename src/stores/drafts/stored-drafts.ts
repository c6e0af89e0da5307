/** Drafts in this tab's storage: they outlive a reload, and the tab takes them with it. (ruling R16) */
import * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { readSessionText, removeSessionText, storeSessionText } from '#src/stores/browser/guarded-storage.ts'

const STORAGE_KEY = 'drafts'

/** A value may be of an older shape: its reader says what it should be. */
const Draft = v.object({
  /** Whose it is; none while a guest types. */
  owner: v.optional(v.string()),
  value: v.unknown(),
})
export type Draft = v.InferOutput<typeof Draft>

export type Drafts = Readonly<Record<string, Draft>>

/** Drafts of the page before a reload; what is none is dropped one by one. */
export function readStoredDrafts(): Drafts {
  try {
    const stored: unknown = JSON.parse(readSessionText(STORAGE_KEY) ?? '{}')
    return Object.fromEntries(
      Object.entries(stored ?? {}).flatMap(([key, each]) => {
        const draft = readAs(Draft, each)
        return draft === undefined ? [] : [[key, draft]]
      }),
    )
  } catch {
    return {}
  }
}

export function storeDrafts(drafts: Drafts): void {
  storeSessionText(STORAGE_KEY, JSON.stringify(drafts))
}

export function removeStoredDrafts(): void {
  removeSessionText(STORAGE_KEY)
}
