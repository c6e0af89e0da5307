/** Undo and redo over whole values: each step is kept as it was, and typing in one place counts as one step. */

/** Older steps are let go. */
const MOST_STEPS = 200

export interface History<T> {
  past: readonly T[]
  present: T
  future: readonly T[]
  /** What the last change was made to: a change to the same place joins it, so that undo takes back words and not letters. */
  place: string | undefined
}

export function historyOf<T>(present: T): History<T> {
  return { past: [], present, future: [], place: undefined }
}

/** A change of the present; with a `place` it joins the change before it when that was made there too. What was undone is gone. */
export function changed<T>(history: History<T>, present: T, place?: string): History<T> {
  if (present === history.present) return history
  const joins = place !== undefined && place === history.place
  const past = joins ? history.past : [...history.past, history.present].slice(-MOST_STEPS)
  return { past, present, future: [], place }
}

export function undone<T>({ past, present, future, ...rest }: History<T>): History<T> {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future, ...rest }
  return { past: past.slice(0, -1), present: before, future: [present, ...future], place: undefined }
}

export function redone<T>({ past, present, future, ...rest }: History<T>): History<T> {
  const [after, ...later] = future
  if (after === undefined) return { past, present, future, ...rest }
  return { past: [...past, present], present: after, future: later, place: undefined }
}
