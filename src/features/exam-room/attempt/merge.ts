/** What the server holds and what this device kept, made one. Nothing that the server has not confirmed is left out. (ruling R34) */
import type { Answer } from '#src/api/shapes/submission.ts'
import type { KeptDraft } from '#src/stores/attempt-drafts/kept-draft.ts'
import { type Entries, type Entry, isAwaited, isNewer, isSame } from './entry.ts'

function entryOfKept({ isAccepted, isFile, isAnnounced, replaced, ...draft }: KeptDraft): Entry {
  return {
    ...draft,
    state: isAccepted ? 'accepted' : 'device',
    ...(isFile && { isFile }),
    ...(isAnnounced && { isAnnounced }),
    ...(replaced !== undefined && { replaced }),
  }
}

function entryOfAnswer({ question, value, edit, writer }: Answer): Entry {
  return { question, value, edit, writer, edited_at: '', state: 'accepted' }
}

function later(kept: KeptDraft, held: Answer): Entry {
  if (isSame(kept, held)) return isAwaited(held.value) ? { ...entryOfKept(kept), state: 'device' } : entryOfAnswer(held)
  // The server has lost nothing that it confirmed; should it say otherwise, it is told again.
  return isNewer(kept, held) ? { ...entryOfKept(kept), state: 'device' } : entryOfAnswer(held)
}

/** `held` is missing while the server has not been heard: then what it confirmed earlier still counts as confirmed. */
export function merge(held: readonly Answer[] | undefined, kept: readonly KeptDraft[]): Entries {
  if (held === undefined) return Object.fromEntries(kept.map((draft) => [draft.question, entryOfKept(draft)]))
  const entries: Record<string, Entry> = Object.fromEntries(held.map((answer) => [answer.question, entryOfAnswer(answer)]))
  for (const draft of kept) {
    const answer = held.find(({ question }) => question === draft.question)
    entries[draft.question] = answer === undefined ? { ...entryOfKept(draft), state: 'device' } : later(draft, answer)
  }
  return entries
}

/** The server was heard while the room was open: the later edit of each answer stays. */
export function mergeInto(entries: Entries, held: readonly Answer[]): Entries {
  const merged = { ...entries }
  for (const answer of held) {
    const own = merged[answer.question]
    if (own === undefined || isNewer(answer, own) || (isSame(answer, own) && !isAwaited(answer.value)))
      merged[answer.question] = entryOfAnswer(answer)
  }
  return merged
}
