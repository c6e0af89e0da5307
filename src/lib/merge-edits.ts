/** Joins what two people have changed in one thing since both read it, field by field. Pure. */

export interface MergedEdits<T> {
  /** Mine for each field that both changed. */
  values: T
  /** The fields that both changed, each in a way of their own. */
  clashes: (keyof T)[]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

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
