/**
 * Stores the answers of an attempt on the device: in the local log at once, in IndexedDB a moment later. If
 * neither stores anything, only the page's memory has them, and the room says so. The local log is
 * localStorage, the only browser store that has saved a value when the call returns, so that even a tab that
 * crashes at the next moment loses no letter. (ruling R34)
 */

import { readAs } from '#src/lib/read-as.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { parseStored, readText, removeText, writeText } from '#src/stores/browser/guarded-storage.ts'
import { listStoredFiles } from '#src/stores/browser/stored-files.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'
import {
  findUploadOfPhoto,
  listNotedUploads,
  listUngivenUploads,
  openPageShelf,
} from '#src/stores/uploads/page-shelf.ts'
import { uploadDropped, useUploads } from '#src/stores/uploads/upload-store.ts'
import { isSame } from './answer.ts'
import { listLocalKeys, LOCAL_PREFIX } from './has-stored.ts'
import {
  deleteAttempt,
  deleteCachedExam,
  deleteOwn,
  readPieces,
  storeAnswer,
  storeAttempt,
} from './indexed-db.ts'
import {
  isOnlyHere,
  mergeAbout,
  pickLater,
  readPiece,
  type ReadPiece,
  StoredAnswer,
  StoredAttempt,
  StoredPiece,
} from './stored.ts'

const buildAttemptKey = (attempt: string) => LOCAL_PREFIX + attempt
const buildAnswerKey = (attempt: string, question: string) => `${LOCAL_PREFIX}${attempt}:${question}`

/**
 * False if storage is full or denied: then IndexedDB must be enough. With its time it can be deleted once it
 * is old. (ruling R16)
 */
const putLocal = (key: string, value: StoredPiece) =>
  writeText('localStorage', key, JSON.stringify({ ...value, at: getDeviceNow() }))
const getLocal = (key: string) => readAs(StoredPiece, parseStored(readText('localStorage', key)))
const removeLocal = (key: string) => removeText('localStorage', key)

function hasLaterLog(attempt: string, answer: StoredAnswer): boolean {
  const logged = readAs(StoredAnswer, getLocal(buildAnswerKey(attempt, answer.question))?.draft)
  return logged !== undefined && !isSame(logged, answer) && pickLater(logged, answer) === logged
}

function logAnswer(owner: string, attempt: string, answer: StoredAnswer): boolean {
  return putLocal(buildAnswerKey(attempt, answer.question), { owner, attempt, draft: answer })
}

function logAttempt(owner: string, about: StoredAttempt): boolean {
  const key = buildAttemptKey(about.attempt)
  return putLocal(key, {
    owner,
    attempt: about.attempt,
    about: mergeAbout(about, readAs(StoredAttempt, getLocal(key)?.about)),
  })
}

const readLocalLog = (owner: string) => listLocalKeys().flatMap((key) => readPiece(getLocal(key), owner))

/** Counts logouts: a write that was running during a logout must not be completed. */
let logouts = 0

// The local log is removed with the rest of one's own data in localStorage; other people's data stays,
// unread. (rulings R16, R21)
runAtSessionEnd((ending, owner) => {
  if (ending !== 'logged-out') return
  logouts += 1
  if (owner !== undefined) void deleteOwn(owner)
})

/** The id of an answer's file among all uploads. */
export const buildUploadId = (attempt: string, question: string) => `exam:${attempt}:${question}`

/**
 * A logout does not ask about files of an attempt that is over or was removed. Photos that no file was made of stay until they
 * are too old, as they exist nowhere else. (rulings R16, R21)
 */
async function dropFiles(attempt: string): Promise<void> {
  const start = buildUploadId(attempt, '')
  const ungiven = await listUngivenUploads(start)
  const ids = new Set([...Object.keys(useUploads.getState().uploads), ...(await listStoredFiles())])
  for (const id of ids)
    if (id.startsWith(start) && !ungiven.includes(findUploadOfPhoto(id))) uploadDropped(id)
  for (const upload of await listNotedUploads(start))
    if (!ungiven.includes(upload)) openPageShelf(upload).clear()
}

interface StoredPieces {
  drafts: StoredAnswer[]
  about: StoredAttempt | undefined
}

/**
 * Merges both stores, keeping the later edit of each answer. A store that was full may have an attempt as it
 * was before its submission.
 */
function joinPieces(pieces: readonly ReadPiece[]): StoredPieces {
  const drafts = new Map<string, StoredAnswer>()
  for (const { draft } of pieces) {
    if (draft === undefined) continue
    const known = drafts.get(draft.question)
    drafts.set(draft.question, known === undefined ? draft : pickLater(known, draft))
  }
  const [first, ...others] = pieces.flatMap(({ about }) => about ?? [])
  return {
    drafts: [...drafts.values()],
    about: first && others.reduce((about, other) => mergeAbout(about, other), first),
  }
}

export interface AnswerStorage {
  /** Stores an answer that was typed just now. */
  write: (answer: StoredAnswer) => void
  /** Stores an earlier answer again, but keeps newer text from another tab. */
  rewrite: (answer: StoredAnswer) => void
  writeAttempt: (about: StoredAttempt) => void
  /**
   * Reads what an earlier page left of this attempt; the local log is the newest and comes last. `indexed`:
   * the read of the large store, if it has already begun.
   */
  read: (indexed?: Promise<readonly ReadPiece[]>) => Promise<StoredPieces>
  /** The attempt is over and delivered: its data is no longer needed. */
  forget: () => Promise<void>
}

interface StorageOptions {
  owner: string
  attempt: string
  examKey: string
  /** Called when the device starts or stops being able to store answers. */
  onStored: (isStored: boolean) => void
}

/** IndexedDB need not get every letter, since the local log has it. In milliseconds. */
const INDEXED_AFTER = 250

export function openStorage({ owner, attempt, examKey, onStored }: StorageOptions): AnswerStorage {
  const openedIn = logouts
  /**
   * False after a logout, and if somebody else is here; an expired session may be resumed. (rulings R16, R21)
   */
  const isOurs = () => logouts === openedIn && [undefined, owner].includes(getPersonId())
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()

  async function toIndexedStore(answer: StoredAnswer, isLogged: boolean): Promise<void> {
    waiting.delete(answer.question)
    if (!isOurs()) return
    const isIndexed = await storeAnswer(owner, attempt, answer)
    if (!answer.isAccepted) onStored(isIndexed || isLogged)
    // The local log is small and only for dirty answers. The losing version of a conflict is nowhere else
    // until IndexedDB has it.
    const isSafe = answer.isAccepted === true && (isIndexed || !isOnlyHere(answer))
    if (isSafe && !hasLaterLog(attempt, answer)) removeLocal(buildAnswerKey(attempt, answer.question))
  }

  function store(answer: StoredAnswer, log: () => boolean): void {
    if (!isOurs()) return
    clearTimeout(waiting.get(answer.question))
    const isLogged = answer.isAccepted === true || log()
    // Typing is batched; a chosen file is stored at once.
    const wait = isLogged && !answer.isFile ? INDEXED_AFTER : 0
    waiting.set(
      answer.question,
      setTimeout(() => void toIndexedStore(answer, isLogged), wait),
    )
  }

  return {
    write: (answer) => store(answer, () => logAnswer(owner, attempt, answer)),
    rewrite: (answer) =>
      store(answer, () => hasLaterLog(attempt, answer) || logAnswer(owner, attempt, answer)),
    writeAttempt: (about) => {
      if (!isOurs()) return
      const isLogged = logAttempt(owner, about)
      void storeAttempt(owner, about).then(
        (isIndexed) => about.handIn !== undefined && onStored(isIndexed || isLogged),
      )
    },
    read: async (indexed = readPieces(owner)) => {
      const isMine = (piece: { attempt: string }) => piece.attempt === attempt
      const early = await indexed
      return joinPieces([...readLocalLog(owner), ...early].filter(isMine))
    },
    forget: async () => {
      for (const timer of waiting.values()) clearTimeout(timer)
      const own = buildAttemptKey(attempt)
      for (const key of listLocalKeys()) if (key === own || key.startsWith(`${own}:`)) removeLocal(key)
      await Promise.all([
        deleteAttempt(owner, attempt),
        deleteCachedExam(owner, examKey, attempt),
        dropFiles(attempt),
      ])
    },
  }
}

/**
 * An attempt of this person that an earlier page left with something to deliver, or to offer once it is over.
 */
export interface LeftAttempt {
  about: StoredAttempt
  drafts: StoredAnswer[]
}

/** `indexed`: what the large store holds, where the caller has asked it. */
export async function listUnsyncedAttempts(
  owner: string,
  indexed?: readonly ReadPiece[],
): Promise<LeftAttempt[]> {
  const pieces = [...readLocalLog(owner), ...(indexed ?? (await readPieces(owner)))]
  return [...new Set(pieces.map(({ attempt }) => attempt))].flatMap((attempt) => {
    const { drafts, about } = joinPieces(pieces.filter((piece) => piece.attempt === attempt))
    return about !== undefined && (drafts.some(isOnlyHere) || about.handIn !== undefined)
      ? [{ about, drafts }]
      : []
  })
}
