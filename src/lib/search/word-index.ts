/**
 * The search over a list: any word counts, by letters, by sound, by another word for it or by a near spelling, and what stands in a
 * title weighs more than what stands below it. MiniSearch holds the index; what a word is, is ours.
 */

import MiniSearch, { type SearchOptions } from 'minisearch'
import { dropEnding, foldLetters, listWords, readLetterNames } from './letters.ts'
import { listAskedWords, readOtherWords } from './other-words.ts'
import { countLetters, getSound, isSound } from './sound.ts'

export interface Entry {
  id: string
  title: string
  /** What it is one of, as free. */
  kind?: string
  /** Its subject, and what people call it. */
  topic?: string
  text?: string
}

export interface Hit {
  id: string
  score: number
  /** True when no word of the query stands there as such, by its sound or by another name. */
  isNear: boolean
  /** True when every word of the query that says something stands there. */
  isWhole: boolean
}

const BOOST = { title: 4, kind: 4, topic: 2, text: 1 }

/** The weight of each way to find a word. */
export const WEIGHT = { word: 1, stem: 0.9, name: 0.8, sound: 0.7, beginning: 0.3, near: 0.3, misspelt: 0.35 }

/** A hit far below the best one is a word by the way. */
const LEAST_SHARE = 0.12

/** The terms that one word is found by. */
export function listTerms(word: string): string[] {
  const stem = dropEnding(word)
  return [...new Set([word, stem, readLetterNames(word), readLetterNames(stem), getSound(word)])].filter(
    (term) => term !== undefined,
  )
}

/** Neighbours written as one word, as in ফুলস্ট্যাক and ইউআই. */
function joinNeighbours(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => words[at]! + word)
}

const tokenize = (text: string) => {
  const words = listWords(text)
  return [...words, ...joinNeighbours(words)]
}

let others: ReturnType<typeof readOtherWords> | undefined

/** Names by which a word is known otherwise, with what they are worth. */
export function listNames(word: string): [name: string, weight: number][] {
  others ??= readOtherWords()
  const { same, near } = others
  const letters = [word, dropEnding(word), readLetterNames(word) ?? word]
  const sound = getSound(word)
  // Only a word that is not known by its letters is taken for one that sounds like it.
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

/** Letters from which on a term may be the beginning of a longer one; sounds say less than letters. */
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

/** Where one word stands, by the best way that leads there. A pair of words is only taken as it is written. */
function findWord(mini: MiniSearch<Entry>, word: string, isPair: boolean): Found {
  const found: Found = new Map()
  const terms = listTerms(word)
  const weighOf = (term: string) => (term === word ? WEIGHT.word : isSound(term) ? WEIGHT.sound : WEIGHT.stem)
  for (const term of terms) collect(mini, found, term, weighOf(term), {}, true)
  for (const [name, weight] of listNames(word)) collect(mini, found, name, weight, {}, weight === WEIGHT.name)
  // A whole word is meant before the beginning of a longer one: ফ্রি is no ফ্রিল্যান্সিং.
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
    // What has every word stands before what has one of them often.
    const hits = [...total.values()]
      .map(({ words: has, score, ...hit }) => ({ ...hit, score: score * Math.max(1, has) }))
      .toSorted((one, other) => other.score - one.score || places.get(one.id)! - places.get(other.id)!)
    const least = (hits[0]?.score ?? 0) * LEAST_SHARE
    return hits.filter(({ score }) => score >= least)
  }
  return { search }
}
