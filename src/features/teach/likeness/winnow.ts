/**
 * Text similarity by winnowing (Schleimer, Wilkerson, Aiken 2003): of the hashes of all runs of K letters,
 * the smallest of every W consecutive ones is kept. So each passage of K + W - 1 equal letters is found,
 * whatever surrounds it. Blanks, case and digits do not count.
 */

/** Letters per run. With fewer, all sentences of one language would look similar. */
const K = 18
/** Consecutive runs of which one is kept. */
const W = 8
const BASE = 257
const MODULUS = 1_000_003_957

/** A passage of the original text. */
export interface Mark {
  from: number
  to: number
}

interface Letters {
  codes: readonly number[]
  /** The index of each letter in the original. */
  places: readonly number[]
}

const BENGALI_ZERO = 0x09e6

const DANDA = 0x0964
const DOUBLE_DANDA = 0x0965

function isKept(code: number): boolean {
  const isLatin = (code >= 48 && code <= 57) || (code >= 97 && code <= 122)
  const isSign = code === DANDA || code === DOUBLE_DANDA || (code >= 0x2000 && code <= 0x206f)
  return isLatin || (code > 127 && !isSign) || '(){}[]=<>+-*/%!&|'.includes(String.fromCharCode(code))
}

function readLetters(text: string): Letters {
  const [codes, places]: [number[], number[]] = [[], []]
  for (let at = 0; at < text.length; at += 1) {
    const plain = text[at]!.toLowerCase().charCodeAt(0)
    const code = plain >= BENGALI_ZERO && plain < BENGALI_ZERO + 10 ? plain - BENGALI_ZERO + 48 : plain
    if (isKept(code) && !/\s/.test(text[at]!)) {
      codes.push(code)
      places.push(at)
    }
  }
  return { codes, places }
}

/** Multiplies within the precision of integers. */
function multiply(one: number, other: number): number {
  const high = Math.floor(other / 65_536)
  return (((((one * high) % MODULUS) * 65_536) % MODULUS) + one * (other % 65_536)) % MODULUS
}

function hashRuns(codes: readonly number[]): number[] {
  let lead = 1
  for (let at = 1; at < K; at += 1) lead = multiply(lead, BASE)
  const hashes: number[] = []
  let hash = 0
  for (let at = 0; at < codes.length; at += 1) {
    if (at >= K) hash = (hash + MODULUS - multiply(codes[at - K]! % MODULUS, lead)) % MODULUS
    hash = (multiply(hash, BASE) + codes[at]!) % MODULUS
    if (at >= K - 1) hashes.push(hash)
  }
  return hashes
}

/** The kept part of a text: for each hash the positions of its runs in the original. */
export type Fingerprint = ReadonlyMap<number, readonly Mark[]>

export function computeFingerprint(text: string): Fingerprint {
  const { codes, places } = readLetters(text)
  const hashes = hashRuns(codes)
  const kept = new Map<number, Mark[]>()
  let last = -1
  for (let from = 0; from <= Math.max(0, hashes.length - W); from += 1) {
    let least = from
    // Picks the last of equal hashes, so that a moving window keeps its choice.
    for (let at = from; at < Math.min(from + W, hashes.length); at += 1)
      if (hashes[at]! <= hashes[least]!) least = at
    if (least === last || hashes[least] === undefined) continue
    last = least
    const mark = { from: places[least]!, to: places[least + K - 1]! + 1 }
    kept.set(hashes[least]!, [...(kept.get(hashes[least]!) ?? []), mark])
  }
  return kept
}

/**
 * How much of the shorter text is in the other, in whole percent rounded down; text in `given` does not
 * count.
 */
export function computeLikeness(one: Fingerprint, other: Fingerprint, given: ReadonlySet<number>): number {
  const own = (print: Fingerprint) => [...print.keys()].filter((hash) => !given.has(hash))
  const [mine, theirs] = [own(one), own(other)]
  const least = Math.min(mine.length, theirs.length)
  if (least === 0) return 0
  return Math.floor((mine.filter((hash) => other.has(hash)).length / least) * 100)
}

function joinMarks(marks: readonly Mark[]): Mark[] {
  const joined: Mark[] = []
  for (const mark of marks) {
    const before = joined.at(-1)
    if (before && mark.from <= before.to + 1) before.to = Math.max(before.to, mark.to)
    else joined.push({ ...mark })
  }
  return joined
}

/** The passages of the first text that the other has too, joined if they touch. */
export function listSharedMarks(one: Fingerprint, other: Fingerprint): Mark[] {
  return joinMarks(
    [...one].flatMap(([hash, places]) => (other.has(hash) ? places : [])).toSorted((a, b) => a.from - b.from),
  )
}

/** Extends marks to whole words, since a letter separated from its signs is unreadable. */
export function widenToWords(text: string, marks: readonly Mark[]): Mark[] {
  const widened = marks.map(({ from, to }) => {
    const before = /\S*$/.exec(text.slice(0, from))?.[0].length ?? 0
    const after = /^\S*/.exec(text.slice(to))?.[0].length ?? 0
    return { from: from - before, to: to + after }
  })
  return joinMarks(widened)
}
