/**
 * Joins the small modules that lazy screens share into files. Left to the bundler, each set of screens that shares something is a
 * file of its own: a screen came in up to fifty, most of them under a kilobyte. Asking for a file costs a cheap phone about as much
 * as {@link FILE_COST}; bytes that a screen does not use cost what they weigh. Parts are joined as long as that saves something.
 */

/** The cost of asking for one more file, in characters of source (about a kilobyte as sent). */
const FILE_COST = 6_000
/** The most that a lazy part may be brought along without using it, in characters of source. */
const MOST_UNUSED = 24_000

/** Lazy parts that count as several, by number: visits begin on them. */
type Weights = ReadonlyMap<number, number>

/** A module that several lazy parts share. */
export interface SharedModule {
  id: string
  /** In characters of source. */
  size: number
  /** The lazy parts that come with it, by number. */
  users: ReadonlySet<number>
  /** Other shared modules that it imports, by id. */
  imports: readonly string[]
  /** Is put somewhere else already, and never joined: a name of a package, a file of a start. */
  isFixed?: boolean
}

interface Part {
  isFixed: boolean
  modules: readonly string[]
  size: number
  users: ReadonlySet<number>
  /** Places of the parts whose modules it imports. */
  needs: Set<number>
}

type Parts = (Part | undefined)[]

/** One part for each set of users, in an order that does not depend on the order of reading. */
function groupByUsers(modules: readonly SharedModule[]): Part[] {
  const groups = new Map<string, SharedModule[]>()
  for (const module of modules.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const key = module.isFixed ? module.id : [...module.users].toSorted((a, b) => a - b).join()
    groups.set(key, [...(groups.get(key) ?? []), module])
  }
  const all = [...groups.values()]
  const placeOf = new Map(all.flatMap((group, place) => group.map(({ id }): [string, number] => [id, place])))
  return all.map((group, place) => ({
    isFixed: group.some(({ isFixed }) => isFixed),
    modules: group.map(({ id }) => id),
    size: group.reduce((sum, { size }) => sum + size, 0),
    users: group[0]?.users ?? new Set(),
    needs: new Set(group.flatMap(({ imports }) => imports.map((id) => placeOf.get(id) ?? place)).filter((needed) => needed !== place)),
  }))
}

/** All parts that come along with one. */
function listNeeded(parts: Parts, place: number): Set<number> {
  const seen = new Set<number>()
  const open = [...(parts[place]?.needs ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...(parts[next]?.needs ?? []))
  }
  return seen
}

/** Whether one of two parts needs the other by way of a third, which would then need the joined file that needs it. */
function areApart(parts: Parts, at: number, other: number): boolean {
  const reaches = (from: number, to: number) =>
    [...(parts[from]?.needs ?? [])].some((next) => next !== to && listNeeded(parts, next).has(to))
  return !reaches(at, other) && !reaches(other, at)
}

/** Joins the parts of one set of modules; `unused` holds what each lazy part is brought without using it. */
class Joiner {
  readonly parts: Parts
  readonly #unused = new Map<number, number>()

  readonly #weights: Weights

  constructor(modules: readonly SharedModule[], weights: Weights) {
    this.parts = groupByUsers(modules)
    this.#weights = weights
  }

  #weigh(user: number): number {
    return this.#weights.get(user) ?? 1
  }

  #weighAll(users: ReadonlySet<number>): number {
    let sum = 0
    for (const user of users) sum += this.#weigh(user)
    return sum
  }

  /** By lazy part, the bytes that it would be brought without using them if the two were joined. */
  #findUnused(at: number, other: number): Map<number, number> {
    const [a, b] = [this.parts[at], this.parts[other]]
    const brought = new Map<number, number>()
    if (!a || !b) return brought
    const users = a.users.union(b.users)
    const needed = listNeeded(this.parts, at).union(listNeeded(this.parts, other))
    for (const part of [a, b, ...[...needed].map((place) => this.parts[place])]) {
      if (!part) continue
      for (const user of users.difference(part.users)) brought.set(user, (brought.get(user) ?? 0) + part.size)
    }
    return brought
  }

  /** The saving of all users together: a file for those who need both, less the bytes that others do not use. */
  computeSaving(at: number, other: number): number {
    const [a, b] = [this.parts[at], this.parts[other]]
    if (!a || !b || a.isFixed || b.isFixed) return 0
    const saved = FILE_COST * this.#weighAll(a.users.intersection(b.users))
    const own = a.size * this.#weighAll(b.users.difference(a.users)) + b.size * this.#weighAll(a.users.difference(b.users))
    if (own >= saved || !areApart(this.parts, at, other)) return 0
    let sum = 0
    for (const [user, bytes] of this.#findUnused(at, other)) {
      if ((this.#unused.get(user) ?? 0) + bytes > MOST_UNUSED) return 0
      sum += bytes * this.#weigh(user)
    }
    return saved - sum
  }

  /** Puts the second part into the first. */
  join(at: number, other: number): void {
    const [a, b] = [this.parts[at], this.parts[other]]
    if (!a || !b) return
    for (const [user, bytes] of this.#findUnused(at, other)) this.#unused.set(user, (this.#unused.get(user) ?? 0) + bytes)
    const users = a.users.union(b.users)
    const needs = a.needs.union(b.needs)
    needs.delete(at)
    needs.delete(other)
    this.parts[at] = { isFixed: false, modules: [...a.modules, ...b.modules], size: a.size + b.size, users, needs }
    this.parts[other] = undefined
    for (const part of this.parts) if (part?.needs.delete(other)) part.needs.add(at)
    for (const place of listNeeded(this.parts, at)) {
      const part = this.parts[place]
      if (part) this.parts[place] = { ...part, users: part.users.union(users) }
    }
  }
}

/** Lists the modules of each file, the same for the same modules whatever their order. */
export function joinParts(modules: readonly SharedModule[], weights: Weights = new Map()): (readonly string[])[] {
  const joiner = new Joiner(modules, weights)
  const { parts } = joiner
  const savings = new Map<string, { at: number; other: number; saving: number }>()
  const note = (at: number, other: number): void => {
    const saving = joiner.computeSaving(at, other)
    if (saving > 0) savings.set(`${at} ${other}`, { at, other, saving })
    else savings.delete(`${at} ${other}`)
  }
  parts.forEach((_, at) => parts.forEach((__, other) => other > at && note(at, other)))
  while (savings.size > 0) {
    const best = [...savings.values()].reduce((a, b) => (b.saving > a.saving ? b : a))
    const now = joiner.computeSaving(best.at, best.other)
    // Another join has changed what this one is worth.
    if (now !== best.saving) {
      note(best.at, best.other)
      continue
    }
    joiner.join(best.at, best.other)
    for (const [key, { at, other }] of savings) if (at === best.other || other === best.other) savings.delete(key)
    parts.forEach((_, place) => place !== best.at && note(Math.min(place, best.at), Math.max(place, best.at)))
  }
  return parts.flatMap((part) => (part && !part.isFixed ? [part.modules] : []))
}
