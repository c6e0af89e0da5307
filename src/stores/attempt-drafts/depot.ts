/** The large store of the device (IndexedDB): answers, sent or not, and the exam itself, so that it opens without a line. (rulings R16, R34) */
import { clear, createStore, del, delMany, entries, get, set, update, type UseStore } from 'idb-keyval'
import * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { DEPOT_NAME } from './journal-names.ts'
import { isSameEdit, KeptAttempt, KeptDraft, laterOf, Owned, withHandIn } from './kept-draft.ts'

let opened: UseStore | undefined

function store(): UseStore {
  opened ??= createStore(DEPOT_NAME, 'kept')
  return opened
}

/** A store that does not answer for so long (it happens in private windows) is none. */
const PATIENCE = 3000

function givenUp(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('The store does not answer')), PATIENCE))
}

/** What the store cannot do it does not do: undefined. The next call opens it anew. */
async function attempted<T>(run: (kept: UseStore) => Promise<T>): Promise<{ value: T } | undefined> {
  try {
    return { value: await Promise.race([run(store()), givenUp()]) }
  } catch {
    opened = undefined
    return undefined
  }
}

const keyOf = (...parts: readonly string[]) => parts.map(encodeURIComponent).join('/')
const draftKey = (owner: string, attempt: string, question: string) => keyOf('draft', owner, attempt, question)

/** A later edit that another tab put there stays. False where nothing could be kept. */
export async function depotDraft(owner: string, attempt: string, draft: KeptDraft): Promise<boolean> {
  const merged = (before: Owned | undefined): Owned => {
    const kept = readAs(KeptDraft, before?.draft)
    return { owner, attempt, draft: kept === undefined || isSameEdit(kept, draft) ? draft : laterOf(draft, kept) }
  }
  return (await attempted((kept) => update<Owned>(draftKey(owner, attempt, draft.question), merged, kept))) !== undefined
}

export async function depotAbout(owner: string, about: KeptAttempt): Promise<boolean> {
  const merged = (before: Owned | undefined): Owned => ({
    owner,
    attempt: about.attempt,
    about: withHandIn(about, readAs(KeptAttempt, before?.about)),
  })
  return (await attempted((kept) => update<Owned>(keyOf('about', owner, about.attempt), merged, kept))) !== undefined
}

interface Stored {
  attempt: string
  draft: KeptDraft | undefined
  about: KeptAttempt | undefined
}

export async function depotOf(owner: string): Promise<Stored[]> {
  const all = await attempted((kept) => entries<string, unknown>(kept))
  return (all?.value ?? []).flatMap(([, value]) => {
    const piece = readAs(Owned, value)
    if (piece?.owner !== owner) return []
    const draft = readAs(KeptDraft, piece.draft)
    return [{ attempt: piece.attempt, draft, about: readAs(KeptAttempt, piece.about) }]
  })
}

export async function depotAttemptDropped(owner: string, attempt: string): Promise<void> {
  const own = [keyOf('draft', owner, attempt), keyOf('about', owner, attempt)]
  await attempted(async (kept) => {
    const keys = (await entries<string, unknown>(kept)).map(([key]) => key)
    await delMany(
      keys.filter((key) => own.some((start) => key === start || key.startsWith(`${start}/`))),
      kept,
    )
  })
}

/** The exam with its questions as the server gave it; read back by its own shape. */
export async function packKept(owner: string, exam: string, pack: unknown): Promise<void> {
  await attempted((kept) => set(keyOf('pack', owner, exam), pack, kept))
}

export async function packOf(owner: string, exam: string): Promise<unknown> {
  return (await attempted((kept) => get<unknown>(keyOf('pack', owner, exam), kept)))?.value
}

const PackMark = v.object({ attempt: v.object({ _id: v.string() }) })

/** Another try may have begun since: what that one opens with stays. */
export async function packDropped(owner: string, exam: string, attempt: string): Promise<void> {
  const pack = readAs(PackMark, await packOf(owner, exam))
  if (pack?.attempt._id === attempt) await attempted((kept) => del(keyOf('pack', owner, exam), kept))
}

/** Somebody else logged in: what another person left is thrown away. (ruling R16) */
export async function depotOfOthersDropped(owner: string): Promise<void> {
  const mine = encodeURIComponent(owner)
  await attempted(async (kept) => {
    const keys = (await entries<string, unknown>(kept)).map(([key]) => key)
    await delMany(
      keys.filter((key) => key.split('/')[1] !== mine),
      kept,
    )
  })
}

export async function depotEmptied(): Promise<void> {
  await attempted((kept) => clear(kept))
}
