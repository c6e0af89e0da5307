/** One answer in the room: its value, which edit it is, and how far it has come. (ruling R34) */
import type { AnswerValue } from '#src/api/shapes/submission.ts'

/** The greater (edit, writer) wins; `writer` is the random id of a tab. */
export interface EditMark {
  edit: number
  writer: string
}

/**
 * `device`: only here · `sending`: this very edit is on its way · `accepted`: the server has said that it holds this very edit ·
 * `refused`: the attempt was closed before it arrived.
 */
export type SaveState = 'device' | 'sending' | 'accepted' | 'refused'

export interface Entry extends EditMark {
  question: string
  value: AnswerValue
  /** Server time as ISO text. */
  edited_at: string
  state: SaveState
  /** The value tells of a file whose bytes go by themselves. */
  isFile?: boolean
  /** The server has heard of the file, and takes its bytes after the deadline too. */
  isAnnounced?: boolean
  /** Announced by another device, or by a page whose bytes are gone: from here they cannot be sent. */
  isElsewhere?: boolean
  /** The server has looked at its bytes and does not take them: another file must be chosen. */
  isUnwanted?: boolean
  /** What the file takes the place of, as long as that can be gone back to. */
  replaced?: AnswerValue
  /** Stamped before the server's time was known in that page. */
  isGuessed?: boolean
  /** Why the server does not take it, in its own words. */
  refusal?: string
  /** Put on top of another count since it was written: its count does not say that it was written later. */
  isMoved?: boolean
  /** Written here too, and overtaken by another device's later edit before it had arrived: offered until the learner has chosen. */
  other?: AnswerValue
}

export type Entries = Readonly<Record<string, Entry>>

export function isSame(one: EditMark, other: EditMark): boolean {
  return one.edit === other.edit && one.writer === other.writer
}

export function isNewer(one: EditMark, other: EditMark): boolean {
  return one.edit === other.edit ? one.writer > other.writer : one.edit > other.edit
}

/** The same edit as one of these, by another count. */
export function isRenumbered(entry: Entry, among: readonly Entry[]): boolean {
  return among.some((one) => one.question === entry.question && one.edited_at === entry.edited_at && !isSame(one, entry))
}

/** Of these, what was stamped by an estimate that was off by so many milliseconds; one that was refused for its stamp has another chance. */
export function stampedAnew(entries: readonly Entry[], by: number): Entry[] {
  return entries.flatMap(({ isGuessed, ...entry }) => {
    if (!isGuessed || entry.state === 'accepted') return []
    const state = entry.state === 'refused' ? 'device' : entry.state
    return [{ ...entry, state, edited_at: new Date(Date.parse(entry.edited_at) + by).toISOString() }]
  })
}

/** What the server does not hold yet. */
export function isUnsent({ state }: Entry): boolean {
  return state === 'device' || state === 'sending'
}

/** A file that was chosen, and whose bytes are not there yet. */
export function isAwaited(value: AnswerValue | undefined): boolean {
  return typeof value === 'object' && value !== null && 'sha256' in value && value.url === ''
}

/** A value that says nothing counts as no answer. */
export function isBlank(value: AnswerValue | undefined): boolean {
  if (value === undefined || value === null || value === '') return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object' || 'sha256' in value) return false
  const texts = 'code' in value ? [value['code'] ?? ''] : Object.values(value)
  return texts.every((text) => text.trim() === '')
}

/** A file that nobody can send: its bytes are not here, or the server does not take them. It must be chosen again. */
export function isFileLost(entry: Entry | undefined, isFileMissing: (question: string) => boolean): boolean {
  if (entry === undefined || !isAwaited(entry.value)) return false
  return entry.isUnwanted === true || entry.state === 'accepted' || isFileMissing(entry.question)
}

/** Such a file is no answer, whatever its name says. */
export function isUnanswered(entry: Entry | undefined, isFileMissing: (question: string) => boolean): boolean {
  return isBlank(entry?.value) || isFileLost(entry, isFileMissing)
}

/** Written words, and not the id of an option. */
const WRITTEN = /\s/

/** Says something that does not stand in what is there now. */
function isAnother(value: AnswerValue | undefined, now: AnswerValue): value is AnswerValue {
  if (typeof value === 'string' && typeof now === 'string' && WRITTEN.test(value) && now.includes(value)) return false
  return !isBlank(value) && JSON.stringify(value) !== JSON.stringify(now)
}

/** `now` counts in place of `before`: what of that the server never had is offered beside it. A file is chosen again instead. */
export function inPlaceOf(before: Entry, now: Entry): Entry {
  // The learner has chosen already.
  if (now.other !== undefined) return now
  const untaken = before.state !== 'accepted' && !before.isFile ? before.value : undefined
  const other = [untaken, before.other].find((value) => isAnother(value, now.value))
  return other === undefined ? now : { ...now, other }
}

/** Another version of the answer waits for the learner's choice. */
export function hasOther(entry: Entry | undefined): entry is Entry & { other: AnswerValue } {
  return entry !== undefined && isAnother(entry.other, entry.value)
}

/** Once nothing more is taken: what was written here and no server has. */
export function untakenOf(entries: Entries): Entry[] {
  return Object.values(entries).flatMap((entry) => [
    ...(entry.state === 'refused' ? [entry] : []),
    ...(hasOther(entry) ? [{ ...entry, value: entry.other, state: 'refused' as const }] : []),
  ])
}

/** The letters of a written answer; what is chosen has none. */
export function lettersOf(value: AnswerValue): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null || Array.isArray(value) || 'sha256' in value) return 0
  return Object.values(value).reduce((sum, text) => sum + text.length, 0)
}
