/**
 * A person's own items as last read, so that they are found offline and after a reload; deleted with the
 * session. (ruling R21)
 */

import * as v from 'valibot'
import { recallCopy, rememberCopy } from '#src/stores/session/own-storage.ts'
import type { Item } from './item.ts'

const KEY = 'palette'
/** The newest of each list come first; the browser's storage has space for a few hundred lines. */
const MOST = 400
const LONGEST = 300

const Stored = v.array(
  v.object({
    id: v.string(),
    group: v.picklist(['classes', 'notes', 'tasks', 'notices']),
    title: v.string(),
    line: v.string(),
    look: v.picklist(['live', 'class', 'recording', 'note', 'assignment', 'exam', 'notice', 'batch']),
    topic: v.optional(v.string()),
    to: v.optional(v.pipe(v.string(), v.startsWith('/'))),
    at: v.optional(v.number()),
  }),
)

export const readStoredItems = (): readonly Item[] => recallCopy(KEY, Stored) ?? []

export function storeItems(items: readonly Item[]): void {
  const kept = items.slice(0, MOST).map(({ id, group, title, line, look, topic, to, at }) => {
    return { id, group, title: title.slice(0, LONGEST), line, look, topic, to, at }
  })
  rememberCopy(KEY, kept)
}
