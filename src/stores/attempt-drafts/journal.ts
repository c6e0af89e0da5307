/**
 * The copy of unsent answers that is written before anything else happens: localStorage is the only store of the browser that
 * has taken a value when the call returns, so that not even a tab that dies at the next moment loses a letter. (ruling R34)
 */
import { readAs } from '#src/lib/read-as.ts'
import { storageOf } from '../browser/local-storage.ts'
import { aboutKey, draftKey, ownKeys } from './journal-names.ts'
import { isLater, KeptAttempt, KeptDraft, Owned, withHandIn } from './kept-draft.ts'

/** False where storage is full or denied: then the other store is all there is. */
function put(key: string, value: Owned): boolean {
  try {
    const storage = storageOf('localStorage')
    storage?.setItem(key, JSON.stringify(value))
    return storage !== undefined
  } catch {
    return false
  }
}

function read(key: string): Owned | undefined {
  try {
    return readAs(Owned, JSON.parse(storageOf('localStorage')?.getItem(key) ?? 'null'))
  } catch {
    return undefined
  }
}

function drop(key: string): void {
  try {
    storageOf('localStorage')?.removeItem(key)
  } catch {
    // Denied storage holds nothing to remove.
  }
}

type Mark = Pick<KeptDraft, 'question' | 'edit' | 'writer'>

function isOvertaken(attempt: string, draft: Mark): boolean {
  const kept = readAs(KeptDraft, read(draftKey(attempt, draft.question))?.draft)
  return kept !== undefined && isLater(kept, draft)
}

/** What was typed just now: later than anything that lies there. False where storage is full or denied. */
export function journalDraft(owner: string, attempt: string, draft: KeptDraft): boolean {
  return put(draftKey(attempt, draft.question), { owner, attempt, draft })
}

/** Written down once more, typed some time ago: what another tab has put there since stays. */
export function journalDraftAgain(owner: string, attempt: string, draft: KeptDraft): boolean {
  return isOvertaken(attempt, draft) || journalDraft(owner, attempt, draft)
}

export function journalAbout(owner: string, about: KeptAttempt): boolean {
  const key = aboutKey(about.attempt)
  return put(key, { owner, attempt: about.attempt, about: withHandIn(about, readAs(KeptAttempt, read(key)?.about)) })
}

/** Takes away this edit and what came before it; a later one stays. */
export function journalDraftDropped(attempt: string, draft: Mark): void {
  if (!isOvertaken(attempt, draft)) drop(draftKey(attempt, draft.question))
}

interface Journaled {
  attempt: string
  draft: KeptDraft | undefined
  about: KeptAttempt | undefined
}

/** Everything of this person; broken pieces are passed over. */
export function journalOf(owner: string): Journaled[] {
  return ownKeys().flatMap((key) => {
    const piece = read(key)
    if (piece?.owner !== owner) return []
    return [
      {
        attempt: piece.attempt,
        draft: readAs(KeptDraft, piece.draft),
        about: readAs(KeptAttempt, piece.about),
      },
    ]
  })
}

export function journalAttemptDropped(attempt: string): void {
  for (const key of ownKeys()) if (key === aboutKey(attempt) || key.startsWith(`${aboutKey(attempt)}:`)) drop(key)
}

/** Somebody else logged in: what another person left is thrown away. (ruling R16) */
export function journalOfOthersDropped(owner: string): void {
  for (const key of ownKeys()) if (read(key)?.owner !== owner) drop(key)
}
