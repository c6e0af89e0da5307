/**
 * Which questions a person put off in an exam: only this device knows, and its own store of the attempt is gone before the paper has marks.
 * (ruling R74)
 */

import * as v from 'valibot'
import { recallOwn, rememberOwn } from '#src/stores/session/own-storage.ts'

const KEY = 'exam-flags'
/** The last attempts. */
const MOST = 30

/** The newest attempt last. */
const Flags = v.array(v.tuple([v.string(), v.array(v.string())]))

const readAll = () => recallOwn(KEY, Flags) ?? []

export function rememberFlagged(attempt: string, questions: readonly string[]): void {
  const others = readAll().filter(([id]) => id !== attempt)
  const all = questions.length > 0 ? [...others, [attempt, questions]] : others
  rememberOwn(KEY, all.slice(-MOST))
}

export const readFlagged = (attempt: string): ReadonlySet<string> =>
  new Set(readAll().find(([id]) => id === attempt)?.[1])
