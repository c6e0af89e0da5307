/** Undo and redo over whole values; typing in one field counts as one step. */

/** Older steps are dropped. */
const MOST_STEPS = 200

export interface History<T> {
  past: readonly T[]
  present: T
  future: readonly T[]
  /**
   * Field of the last change: another change of the same field joins it, so that undo reverts words and not
   * letters.
   */
  place: string | undefined
}

export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], place: undefined }
}

/** Replaces the current value; joins the last step if `place` is the same. Clears the redo steps. */
export function recordChange<T>(history: History<T>, present: T, place?: string): History<T> {
  if (present === history.present) return history
  const joins = place !== undefined && place === history.place
  const past = joins ? history.past : [...history.past, history.present].slice(-MOST_STEPS)
  return { past, present, future: [], place }
}

export function undo<T>({ past, present, future, ...rest }: History<T>): History<T> {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future, ...rest }
  return { past: past.slice(0, -1), present: before, future: [present, ...future], place: undefined }
}

export function redo<T>({ past, present, future, ...rest }: History<T>): History<T> {
  const [after, ...later] = future
  if (after === undefined) return { past, present, future, ...rest }
  return { past: [...past, present], present: after, future: later, place: undefined }
}
