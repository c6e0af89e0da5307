/**
 * Searches a list: any word matches, by spelling, by sound, by a synonym or by a similar spelling, and a
 * match in the title weighs more than one below it. MiniSearch holds the index; splitting and weighing words
 * is our own.
 */

import MiniSearch, { type SearchOptions } from 'minisearch'
import { listAskedWords, readOtherWords } from './inside/other-words.ts'
import { countLetters, getSound, isSound } from './inside/sound.ts'
import { dropEnding, foldLetters, listWords, readLetterNames } from './letters.ts'

export interface Entry {
  id: string
  title: string
  /** Its kind, such as free. */
  kind?: string
  /** Its subject, and other names for it. */
  topic?: string
  text?: string
}

export interface Hit {
  id: string
  score: number
  /** Set if no word of the query matches exactly, by its sound or by a synonym. */
  isNear: boolean
  /** Set if every meaningful word of the query matches. */
  isWhole: boolean
}

const BOOST = { title: 4, kind: 4, topic: 2, text: 1 }

/** The weight of each way to match a word. */
export const WEIGHT = { word: 1, stem: 0.9, name: 0.8, sound: 0.7, beginning: 0.3, near: 0.3, misspelt: 0.35 }

/** A hit far below the best one only mentions the word. */
const LEAST_SHARE = 0.12

/** The index terms of one word. */
export function listTerms(word: string): string[] {
  const stem = dropEnding(word)
  return [...new Set([word, stem, readLetterNames(word), readLetterNames(stem), getSound(word)])].filter(
    (term) => term !== undefined,
  )
}

/** Neighbouring words written as one, as in ফুলস্ট্যাক and ইউআই. */
function joinNeighbours(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => words[at]! + word)
}

const tokenize = (text: string) => {
  const words = listWords(text)
  return [...words, ...joinNeighbours(words)]
}

let others: ReturnType<typeof readOtherWords> | undefined

/** The synonyms of a word with their weights. */
export function listNames(word: string): [name: string, weight: number][] {
  others ??= readOtherWords()
  const { same, near } = others
  const letters = [word, dropEnding(word), readLetterNames(word) ?? word]
  const sound = getSound(word)
  // Matching by sound is only for words that no spelling matches.
  const isHeard =
    sound !== undefined &&
    countLetters(sound) > 2 &&
    !letters.some((form) => same.has(form) || near.has(form))
  const forms = new Set(isHeard ? [...letters, sound] : letters)
  const names = [...forms].flatMap((form) => same.get(form) ?? [])
  const neighbours = [...forms, ...names].flatMap((form) => near.get(form) ?? [])
  return [
    ...names.map((name): [string, number] => [name, WEIGHT.name]),
    ...neighbours
      .flatMap((name) => [name, ...(same.get(name) ?? [])])
      .map((name): [string, number] => [name, WEIGHT.near]),
  ]
}

/** The minimum length of a prefix match; sounds carry less information than letters. */
const isBeginning = (term: string) => countLetters(term) >= (isSound(term) ? 4 : 2)

export interface WordIndex {
  search: (query: string) => Hit[]
}

type Found = Map<string, { score: number; isSure: boolean }>

function buildMini(entries: readonly Entry[]): MiniSearch<Entry> {
  const mini = new MiniSearch<Entry>({
    fields: Object.keys(BOOST),
    tokenize,
    processTerm: (term) => listTerms(foldLetters(term)),
    searchOptions: { boost: BOOST, tokenize: (term) => [term], processTerm: (term) => term },
  })
  mini.addAll(entries)
  return mini
}

function collect(
  mini: MiniSearch<Entry>,
  found: Found,
  term: string,
  weight: number,
  options: SearchOptions,
  isSure: boolean,
): void {
  for (const { id, score } of mini.search(term, options)) {
    const before = found.get(id as string)
    const worth = score * weight
    if (before === undefined || before.score < worth)
      found.set(id as string, { score: worth, isSure: isSure || (before?.isSure ?? false) })
  }
}

/** How many letters of a term may be wrong. */
function getWrongLetters(term: string): number {
  const count = countLetters(term)
  return count < 4 ? 0 : count < 8 ? 1 : 2
}

/** Finds one word with its best match. A pair of words only matches as written. */
function findWord(mini: MiniSearch<Entry>, word: string, isPair: boolean): Found {
  const found: Found = new Map()
  const terms = listTerms(word)
  const weighOf = (term: string) => (term === word ? WEIGHT.word : isSound(term) ? WEIGHT.sound : WEIGHT.stem)
  for (const term of terms) collect(mini, found, term, weighOf(term), {}, true)
  for (const [name, weight] of listNames(word)) collect(mini, found, name, weight, {}, weight === WEIGHT.name)
  // A whole word comes before the beginning of a longer one: ফ্রি is not ফ্রিল্যান্সিং.
  const share = found.size > 0 ? WEIGHT.beginning : 1
  for (const term of terms.filter(isBeginning))
    collect(mini, found, term, weighOf(term) * share, { prefix: true }, true)
  if (found.size > 0 || isPair) return found
  for (const term of terms)
    collect(mini, found, term, WEIGHT.misspelt, { fuzzy: getWrongLetters(term) }, false)
  return found
}

export function buildWordIndex(entries: readonly Entry[]): WordIndex {
  const mini = buildMini(entries)
  const places = new Map(entries.map(({ id }, place) => [id, place]))
  function search(query: string): Hit[] {
    const words = new Set(listAskedWords(query))
    const total = new Map<string, Hit & { words: number }>()
    for (const word of new Set([...words, ...joinNeighbours(listWords(query))])) {
      const isPair = !words.has(word)
      for (const [id, { score, isSure }] of findWord(mini, word, isPair)) {
        const before = total.get(id) ?? { id, score: 0, isNear: true, isWhole: false, words: 0 }
        const has = before.words + Number(!isPair)
        total.set(id, {
          id,
          score: before.score + score,
          isNear: before.isNear && !isSure,
          isWhole: has >= words.size,
          words: has,
        })
      }
    }
    // Entries with every word come before those with one word many times.
    const hits = [...total.values()]
      .map(({ words: has, score, ...hit }) => ({ ...hit, score: score * Math.max(1, has) }))
      .toSorted((one, other) => other.score - one.score || places.get(one.id)! - places.get(other.id)!)
    const least = (hits[0]?.score ?? 0) * LEAST_SHARE
    return hits.filter(({ score }) => score >= least)
  }
  return { search }
}
