/** Finds which of several titles or notes a question is about, by the words that they share. */

/** Shorter ones are articles and endings. */
const LEAST_LATIN = 3
const LEAST_LETTERS = 4
const WORD = /[\p{L}\p{M}\p{N}_$]+/gu
const LATIN = /^[a-z0-9_$]+$/

/** `usual`: words that any question may have. */
export function listWords(text: string, usual: readonly string[] = []): string[] {
  const found = text.normalize('NFC').toLocaleLowerCase().match(WORD) ?? []
  return [...new Set(found)].filter(
    (word) => word.length >= (LATIN.test(word) ? LEAST_LATIN : LEAST_LETTERS) && !usual.includes(word),
  )
}

/** The same word, or the same with an ending: Bengali adds its cases to the word. */
function isSame(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return !LATIN.test(short) && short.length > LEAST_LETTERS && long.startsWith(short)
}

/** A name such as `useState`, or a long word, says as much as two short ones. */
const LONG = 9
const weigh = (word: string) => (LATIN.test(word) || word.length >= LONG ? 2 : 1)
const LEAST_WEIGHT = 2

/** Returns the text that shares most words, the first of equal ones; undefined if no text shares enough. */
export function findBest<T>(
  words: readonly string[],
  all: readonly T[],
  readText: (one: T) => string,
  usual: readonly string[] = [],
): T | undefined {
  let best: { one: T; weight: number } | undefined
  for (const one of all) {
    const shared = listWords(readText(one), usual).filter((word) =>
      words.some((other) => isSame(word, other)),
    )
    const weight = shared.reduce((sum, word) => sum + weigh(word), 0)
    if (weight >= LEAST_WEIGHT && weight > (best?.weight ?? 0)) best = { one, weight }
  }
  return best?.one
}
