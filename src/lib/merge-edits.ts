/** Merges what two people have changed in one item since both read it, field by field. */

export interface MergedEdits<T> {
  /** My value for each field that both changed. */
  values: T
  /** The fields that both changed to different values. */
  clashes: (keyof T)[]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Picks the fields that differ. */
export const pickChanged = <T extends object>(values: T, before: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, before[name as keyof T])),
  ) as Partial<T>

/** `base`: what both began with. */
export function mergeEdits<T extends object>(base: T, mine: T, theirs: T): MergedEdits<T> {
  const names = Object.keys(mine) as (keyof T)[]
  const isMine = (name: keyof T) => !isSame(mine[name], base[name])
  const clashes = names.filter(
    (name) => isMine(name) && !isSame(theirs[name], base[name]) && !isSame(mine[name], theirs[name]),
  )
  const values = Object.fromEntries(
    names.map((name) => [name, isMine(name) ? mine[name] : theirs[name]]),
  ) as T
  return { values, clashes }
}
