/** The data of the meter: bytes by kind, for a month, and for each of the last classes and exams. */

import * as v from 'valibot'

export const KINDS = ['video', 'files', 'pages'] as const
export type Kind = (typeof KINDS)[number]

const Bytes = v.pipe(v.number(), v.minValue(0))
const Sums = {
  video: Bytes,
  files: Bytes,
  pages: Bytes,
  /** The part of it that is an estimate. */
  guessed: Bytes,
}
const Counted = v.object({ id: v.string(), title: v.string(), ...Sums })
export const Meter = v.object({
  /** As `2026-11`, in Dhaka. */
  month: v.string(),
  ...Sums,
  /** Newest first. */
  classes: v.array(Counted),
  exams: v.array(Counted),
  /** In bytes; undefined without one. */
  limit: v.optional(Bytes),
  /** The person has seen the warning of this month. */
  isWarned: v.optional(v.boolean()),
})
export type Sums = v.InferOutput<ReturnType<typeof v.object<typeof Sums>>>
export type Counted = v.InferOutput<typeof Counted>
export type Meter = v.InferOutput<typeof Meter>

export const NOTHING: Sums = { video: 0, files: 0, pages: 0, guessed: 0 }

export const addUp = ({ video, files, pages }: Sums): number => video + files + pages

export interface Transfer {
  kind: Kind
  bytes: number
  isGuess: boolean
}

/** With these bytes too. */
export const addTransfers = <S extends Sums>(sums: S, transfers: readonly Transfer[]): S => {
  const next = { ...sums }
  for (const { kind, bytes, isGuess } of transfers) {
    next[kind] += bytes
    if (isGuess) next.guessed += bytes
  }
  return next
}

/** A class or an exam, in which bytes came. */
export interface Occasion {
  list: 'classes' | 'exams'
  id: string
  title: string
}
