/** What a learner keeps on the device: records of classes and of modules; their files are in a cache of each. (ruling R68) */

import type { Recording, RecordingCard } from '#src/api/shapes/recording.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { computeReachedPercent } from '#src/lib/percent.ts'

/**
 * `waiting`: in the queue, or being fetched · `paused`: by the person · `full`: no room on the device · `failed`: the stream cannot be
 * kept · `done`: whole · `closed` and `gone`: the server refused it, and only this line is left, once.
 */
export type KeptState = 'waiting' | 'paused' | 'full' | 'failed' | 'done' | 'closed' | 'gone' | 'expired'

/**
 * `live`: it has no end yet · `protected`: by DRM · `no-stream`: a vendor's player · `unreadable`: a playlist that no engine here reads ·
 * `no-sound`: it has no sound apart from its picture.
 */
export type Unkeepable = 'live' | 'protected' | 'no-stream' | 'unreadable' | 'no-sound'

export interface KeptChoice {
  kind: 'picture' | 'sound'
  /** Lines of the chosen picture; the nearest one of the stream is kept. 0 for sound. */
  height: number
  /** Removed when the page of a watched class is left. */
  goesWhenWatched: boolean
}

/** What its row says, and what its position is sent with. Its page reads the stored reply of the recording. */
export type KeptFacts = Pick<Recording, 'title' | 'batch' | 'duration' | 'recording_type'>

export const pickFacts = ({
  title,
  batch,
  duration,
  recording_type = 'batch',
}: RecordingCard & Partial<Recording>): KeptFacts => ({ title, batch, duration, recording_type })

export interface KeptClass extends KeptChoice {
  id: string
  batchId: string
  state: KeptState
  /** Milliseconds since 1970, by the device's clock. */
  addedAt: number
  /** When the server last allowed it. */
  contactAt: number
  /** Bytes on the device, and those expected in all. */
  size: number
  estimate: number
  /** Files on the device, and in all; 0 until the playlist is read. */
  stored: number
  total: number
  isWatched: boolean
  /** Name of the playlist that is played. */
  playlist?: string
  /** Why it `failed`. */
  reason?: Unkeepable
  /** It was whole, and the browser deleted some of its files. */
  hasLost?: boolean
  recording: KeptFacts
  /** The notes, progress and captions of the class are stored too. (ruling R67) */
  isReadable?: true
}

/** A file of a kept module. */
export interface ModuleFile {
  /** Its name in the cache of the module. */
  id: string
  /** Without its signature, as links to it are compared. */
  address: string
  name: string
  size: number
  /** Its bytes are on the device. */
  isHere: boolean
}

/** A module whose texts and files are on the device. Its classes are kept as any other. (rulings R67, R68) */
export interface KeptModule {
  kind: 'module'
  id: string
  batchId: string
  no: number
  title: string
  /** `waiting`: in the queue · `full`: no room on the device · `done`: all that could be fetched is here. */
  state: 'waiting' | 'full' | 'done'
  addedAt: number
  /** When the server last allowed it. */
  contactAt: number
  wantsFiles: boolean
  files: readonly ModuleFile[]
  /** Ids of the tasks, and of the exams with their results, whose texts are here; missing in an older record. */
  texts?: readonly string[]
  /** The next module comes by itself, with its classes if there is a choice of them; its rate is in bytes per second. */
  next: { classes?: KeptChoice & { rate: number } } | undefined
}

export const sumFiles = (files: readonly ModuleFile[]): number =>
  files.reduce((sum, { size, isHere }) => sum + (isHere ? size : 0), 0)

/** Days that a class stays without contact to the server. (ruling R68) */
const LONGEST_DAYS = 30

/** When it goes unless the server is asked before; milliseconds since 1970. */
export const getKeptEnd = ({ contactAt }: Pick<KeptClass, 'contactAt'>): number =>
  contactAt + LONGEST_DAYS * DAY_MS

/** Days until it goes if the server is not asked before; 0 or less: it has to go. */
export function countDaysLeft({ contactAt }: Pick<KeptClass, 'contactAt'>, now: number): number {
  return Math.ceil((getKeptEnd({ contactAt }) - now) / DAY_MS)
}

/** Only a line about what was deleted, and why. */
export const isEnded = ({ state }: Pick<KeptClass, 'state'>) =>
  state === 'closed' || state === 'gone' || state === 'expired'

export const isUnfinished = ({ state }: Pick<KeptClass, 'state'>) => state !== 'done' && !isEnded({ state })

/** Share of the whole, 0 to 100; never 100 before the last file. */
export function computeKeptPercent({
  stored,
  total,
  state,
}: Pick<KeptClass, 'stored' | 'total' | 'state'>): number {
  if (state === 'done') return 100
  return Math.min(99, computeReachedPercent(stored, total))
}

export interface KeptSums {
  picture: number
  sound: number
  /** Files of modules. */
  files: number
}

/** The bytes of these classes and modules by kind. */
export function sumKept(classes: readonly KeptClass[], modules: readonly KeptModule[]): KeptSums {
  const sum = { picture: 0, sound: 0, files: 0 }
  for (const { kind, size } of classes) sum[kind] += size
  for (const { files } of modules) sum.files += sumFiles(files)
  return sum
}

export const sumAll = ({ picture, sound, files }: KeptSums): number => picture + sound + files

/** The oldest watched classes that make room for these bytes; none if all of them are too few. */
export function pickWatched(classes: readonly KeptClass[], bytes: number): readonly KeptClass[] {
  const picked: KeptClass[] = []
  let left = bytes
  for (const each of classes.toSorted((one, other) => one.addedAt - other.addedAt)) {
    if (left <= 0) break
    if (!each.isWatched || each.size === 0) continue
    picked.push(each)
    left -= each.size
  }
  return left > 0 ? [] : picked
}
