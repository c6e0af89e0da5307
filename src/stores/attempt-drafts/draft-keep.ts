/**
 * Keeps the answers of one attempt on the device: in the journal at once, in the depot a moment later. Where neither keeps
 * anything the page's own memory is all there is, and it says so. (ruling R34)
 */
import { attemptFilesDropped } from './attempt-files.ts'
import { depotAbout, depotAttemptDropped, depotDraft, depotOf, packDropped } from './depot.ts'
import { logoutNumber } from './forget-attempts.ts'
import { journalAbout, journalAttemptDropped, journalDraft, journalDraftAgain, journalDraftDropped, journalOf } from './journal.ts'
import { personId } from '#src/stores/session/session-store.ts'
import { type KeptAttempt, type KeptDraft, laterOf } from './kept-draft.ts'

/** The depot need not hear of every letter: the journal has it. */
const DEPOT_AFTER = 250

interface KeptPieces {
  drafts: KeptDraft[]
  about: KeptAttempt | undefined
}

export interface DraftKeep {
  /** Typed just now. */
  draft: (draft: KeptDraft) => void
  /** Typed some time ago, and changed or written down once more by the room: what another tab has typed since stays. */
  again: (draft: KeptDraft) => void
  about: (about: KeptAttempt) => void
  /** What an earlier page left of this attempt. */
  read: () => Promise<KeptPieces>
  /** The attempt is over and delivered: nothing of it is needed any longer. */
  forget: () => Promise<void>
}

/** Both stores as one list, the later edit of each answer. A store that was full may hold an attempt as it was before its hand-in. */
function joined(pieces: readonly { draft: KeptDraft | undefined; about: KeptAttempt | undefined }[]): KeptPieces {
  const drafts = new Map<string, KeptDraft>()
  for (const { draft } of pieces) {
    if (draft === undefined) continue
    const known = drafts.get(draft.question)
    drafts.set(draft.question, known === undefined ? draft : laterOf(known, draft))
  }
  const abouts = pieces.flatMap(({ about }) => about ?? [])
  return { drafts: [...drafts.values()], about: abouts.find(({ handIn }) => handIn !== undefined) ?? abouts[0] }
}

interface KeepOptions {
  owner: string
  attempt: string
  exam: string
  /** Told when the device begins or ceases to keep what is written. */
  onKeeping: (isKept: boolean) => void
}

export function makeDraftKeep({ owner, attempt, exam, onKeeping }: KeepOptions): DraftKeep {
  const begunIn = logoutNumber()
  /** Not any more after a logout, nor when somebody else is here; a session that ended may be taken up again. (rulings R16, R21) */
  const isOurs = () => logoutNumber() === begunIn && [undefined, owner].includes(personId())
  const waiting = new Map<string, { draft: KeptDraft; timer: ReturnType<typeof setTimeout> }>()

  async function toDepot(draft: KeptDraft, isJournaled: boolean): Promise<void> {
    waiting.delete(draft.question)
    if (!isOurs()) return
    const isStored = await depotDraft(owner, attempt, draft)
    if (!draft.isAccepted) onKeeping(isStored || isJournaled)
    // The journal is small and for what is unsent. What gave way to another device's is nowhere else until the depot has it.
    if (draft.isAccepted && (isStored || !isOwed(draft))) journalDraftDropped(attempt, draft)
  }

  const keptBy = (journal: typeof journalDraft) => (draft: KeptDraft) => {
    if (!isOurs()) return
    clearTimeout(waiting.get(draft.question)?.timer)
    const isJournaled = draft.isAccepted === true || journal(owner, attempt, draft)
    const timer = setTimeout(() => void toDepot(draft, isJournaled), isJournaled ? DEPOT_AFTER : 0)
    waiting.set(draft.question, { draft, timer })
  }

  return {
    draft: keptBy(journalDraft),
    again: keptBy(journalDraftAgain),
    about: (about) => {
      if (!isOurs()) return
      const isJournaled = journalAbout(owner, about)
      void depotAbout(owner, about).then((isStored) => about.handIn !== undefined && onKeeping(isStored || isJournaled))
    },
    read: async () => {
      const isMine = (piece: { attempt: string }) => piece.attempt === attempt
      return joined([...journalOf(owner).filter(isMine), ...(await depotOf(owner)).filter(isMine)])
    },
    forget: async () => {
      for (const { timer } of waiting.values()) clearTimeout(timer)
      journalAttemptDropped(attempt)
      await Promise.all([depotAttemptDropped(owner, attempt), packDropped(owner, exam, attempt), attemptFilesDropped(attempt)])
    },
  }
}

/** Something of it is nowhere else. */
export function isOwed({ isAccepted, other }: KeptDraft): boolean {
  return !isAccepted || (other !== undefined && other !== null)
}

/** An attempt of this person that an earlier page left with something to deliver, or to be offered once it is over. */
export interface LeftAttempt {
  about: KeptAttempt
  drafts: KeptDraft[]
}

export async function leftAttemptsOf(owner: string): Promise<LeftAttempt[]> {
  const pieces = [...journalOf(owner), ...(await depotOf(owner))]
  return [...new Set(pieces.map(({ attempt }) => attempt))].flatMap((attempt) => {
    const { drafts, about } = joined(pieces.filter((piece) => piece.attempt === attempt))
    return about !== undefined && (drafts.some(isOwed) || about.handIn !== undefined) ? [{ about, drafts }] : []
  })
}
