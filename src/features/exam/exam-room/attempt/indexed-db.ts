/**
 * The large store of the device (IndexedDB): answers, sent or not, and the cached exam, so that it opens
 * offline. (rulings R16, R34)
 */

import { del, delMany, entries, get, set, update } from 'idb-keyval'
import * as v from 'valibot'
import { ExamRevised } from '#src/api/shapes/exam.ts'
import { Attempt } from '#src/api/shapes/submission.ts'
import { readAs } from '#src/lib/read-as.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { guardDatabase } from '#src/stores/browser/guarded-database.ts'
import { askForLastingStorage } from '#src/stores/browser/lasting-storage.ts'
import { isSame } from './answer.ts'
import { DATABASE } from './has-stored.ts'
import {
  mergeAbout,
  pickLater,
  readPiece,
  type ReadPiece,
  StoredAnswer,
  StoredAttempt,
  type StoredPiece,
} from './stored.ts'

const { run: attempt, ask } = guardDatabase(DATABASE, 'kept')

/** Deletes every entry with such a key. */
async function deleteKeys(isGone: (key: string) => boolean): Promise<void> {
  await attempt(async (store) => {
    const keys = (await entries<string, unknown>(store)).map(([key]) => key)
    await delMany(keys.filter(isGone), store)
  })
}

const buildKey = (...parts: readonly string[]) => parts.map(encodeURIComponent).join('/')

/** Keeps a later edit that another tab stored. False if nothing could be stored. */
export async function storeAnswer(owner: string, attemptId: string, answer: StoredAnswer): Promise<boolean> {
  askForLastingStorage()
  const merge = (before: StoredPiece | undefined): StoredPiece => {
    const stored = readAs(StoredAnswer, before?.draft)
    const isFirst = stored === undefined || isSame(stored, answer)
    return {
      owner,
      attempt: attemptId,
      at: getDeviceNow(),
      draft: isFirst ? answer : pickLater(answer, stored),
    }
  }
  const key = buildKey('draft', owner, attemptId, answer.question)
  return (await attempt((store) => update<StoredPiece>(key, merge, store))) !== undefined
}

export async function storeAttempt(owner: string, about: StoredAttempt): Promise<boolean> {
  const merge = (before: StoredPiece | undefined): StoredPiece => ({
    owner,
    attempt: about.attempt,
    at: getDeviceNow(),
    about: mergeAbout(about, readAs(StoredAttempt, before?.about)),
  })
  return (
    (await attempt((store) => update<StoredPiece>(buildKey('about', owner, about.attempt), merge, store))) !==
    undefined
  )
}

/** Rejects where the device does not say. */
export async function askForPieces(owner: string): Promise<ReadPiece[]> {
  const all = await ask((store) => entries<string, unknown>(store), [])
  return all.flatMap(([, value]) => readPiece(value, owner))
}

export const readPieces = (owner: string): Promise<ReadPiece[]> => askForPieces(owner).catch(() => [])

export async function deleteAttempt(owner: string, attemptId: string): Promise<void> {
  const own = [buildKey('draft', owner, attemptId), buildKey('about', owner, attemptId)]
  await deleteKeys((key) => own.some((start) => key === start || key.startsWith(`${start}/`)))
}

/** Deletes this person's data at their logout. (ruling R21) */
export async function deleteOwn(owner: string): Promise<void> {
  const mine = encodeURIComponent(owner)
  await deleteKeys((key) => key.split('/')[1] === mine)
}

const Timed = v.object({ at: v.number() })

/**
 * Deletes everything stored before this time, and sets the time where it is missing or before `earliest`.
 * (ruling R16)
 */
export async function deleteOldAttempts(before: number, earliest: number): Promise<void> {
  const all = (await attempt((store) => entries<string, object>(store)))?.value ?? []
  for (const [key, value] of all) {
    const at = readAs(Timed, value)?.at ?? 0
    if (at < earliest)
      await attempt((store) => update<object>(key, (now) => ({ ...now, at: getDeviceNow() }), store))
    else if (at < before) await attempt((store) => del(key, store))
  }
}

const CachedExam = v.object({ exam: ExamRevised, attempt: Attempt })
export type CachedExam = v.InferOutput<typeof CachedExam>

const buildExamKey = (owner: string, examKey: string) => buildKey('pack', owner, examKey)
const readExam = async (owner: string, examKey: string) =>
  (await attempt((store) => get<unknown>(buildExamKey(owner, examKey), store)))?.value

/** Caches the exam and its attempt as the server gave them. */
export async function storeCachedExam(owner: string, examKey: string, cached: CachedExam): Promise<void> {
  await attempt((store) => set(buildExamKey(owner, examKey), { ...cached, at: getDeviceNow() }, store))
}

/** Undefined if there is none, or none with this release's shape. */
export async function readCachedExam(owner: string, examKey: string): Promise<CachedExam | undefined> {
  return readAs(CachedExam, await readExam(owner, examKey))
}

const AttemptMark = v.object({ attempt: v.object({ _id: v.string() }) })

/** Another try may have begun since: its cached exam stays. */
export async function deleteCachedExam(owner: string, examKey: string, attemptId: string): Promise<void> {
  const cached = readAs(AttemptMark, await readExam(owner, examKey))
  if (cached?.attempt._id === attemptId) await attempt((store) => del(buildExamKey(owner, examKey), store))
}
