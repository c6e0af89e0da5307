/**
 * Answers that say nearly the same: a word or two differ, or only the script (Banglish), or the spaces of code.
 * They are shown with what differs; a person decides. (picture 37)
 */

import { foldLetters, listWords } from '#src/engines/search/letters.ts'
import { getSpellingKey } from '#src/engines/search/spelling.ts'
import { normalizeAnswer } from './equal-answers.ts'

/** Shorter answers differ in what they say when one word differs. */
const FEWEST_WORDS = 4
/** Longer ones are compared no further: the table of a comparison grows with its square. */
const MOST_WORDS = 400
/** One word in eight may differ. */
const SHARE = 8

export interface NearAnswer {
  paper: string
  /** The words that differ, with the one before and after. */
  difference: string
  /** What differs is a number or a negation: it may turn the answer around. */
  isDoubtful: boolean
  /** Written in Latin letters. */
  isBanglish: boolean
}

interface Word {
  text: string
  key: string
}

const NEGATION = /^(?:না|নয়|নাই|নেই|নি|no|not|na|noy|nai|nei|ni|never)$/
/** One key for all of them, in both scripts. */
const NOT = '!'

const readKey = (word: string): string => {
  const folded = foldLetters(word)
  if (NEGATION.test(folded)) return NOT
  const sound = getSpellingKey(word)
  return /\d/.test(folded) || sound === '' ? folded : sound
}

/** Words of one consonant have no sound that both scripts share. */
const hasSound = ({ text, key }: Word): boolean => key === NOT || key !== foldLetters(text)

const readWords = (text: string): readonly Word[] =>
  listWords(text)
    .slice(0, MOST_WORDS + 1)
    .map((word) => ({ text: word, key: readKey(word) }))

const BENGALI = /[\u0980-\u09ff]/

/** The same sound in the same script: shown, since another vowel may be another word. */
const isOtherSpelling = (one: Word, other: Word): boolean =>
  BENGALI.test(one.text) === BENGALI.test(other.text) && foldLetters(one.text) !== foldLetters(other.text)

const isTurn = ({ key }: Word): boolean => key === NOT || /^\d/.test(key)

/** The places in the other text that differ; undefined if more than `most` words do. */
function findDifference(
  one: readonly Word[],
  other: readonly Word[],
  most: number,
): readonly number[] | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined
  const width = other.length + 1
  const cost = new Uint16Array((one.length + 1) * width)
  for (let at = 0; at <= one.length; at += 1)
    for (let to = 0; to <= other.length; to += 1)
      cost[at * width + to] =
        at === 0 || to === 0
          ? at + to
          : Math.min(
              cost[(at - 1) * width + to - 1]! + (one[at - 1]!.key === other[to - 1]!.key ? 0 : 1),
              cost[(at - 1) * width + to]! + 1,
              cost[at * width + to - 1]! + 1,
            )
  if (cost.at(-1)! > most) return undefined
  const places: number[] = []
  let [at, to] = [one.length, other.length]
  while (at > 0 || to > 0) {
    const now = cost[at * width + to]!
    const pair = at > 0 && to > 0 ? ([one[at - 1]!, other[to - 1]!] as const) : undefined
    if (pair && pair[0].key === pair[1].key && cost[(at - 1) * width + to - 1] === now) {
      if (isOtherSpelling(...pair)) places.push(to - 1)
      ;[at, to] = [at - 1, to - 1]
    } else if (at > 0 && to > 0 && cost[(at - 1) * width + to - 1]! + 1 === now) {
      places.push(to - 1)
      ;[at, to] = [at - 1, to - 1]
    } else if (to > 0 && cost[at * width + to - 1]! + 1 === now) {
      places.push(to - 1)
      to -= 1
    } else {
      places.push(to - 1)
      at -= 1
    }
  }
  return places.toReversed()
}

/** Words that only one of the two has. */
const listOwn = (words: readonly Word[], others: readonly Word[]) => {
  const keys = new Set(others.map(({ key }) => key))
  return words.filter(({ key }) => !keys.has(key))
}

function describe(words: readonly Word[], places: readonly number[]): string {
  const shown = new Set(places.flatMap((at) => [at - 1, at, at + 1]).filter((at) => words[at] !== undefined))
  return [...shown]
    .toSorted((one, other) => one - other)
    .map((at, index, all) => `${index > 0 && all[index - 1] !== at - 1 ? '… ' : ''}${words[at]?.text}`)
    .join(' ')
}

/** Code is the same however it is laid out. */
const dropSpaces = (text: string) => normalizeAnswer(text).replace(/\s/g, '')

/** Those that are near this answer, but not equal to it. */
export function findNear(
  text: string,
  others: readonly { paper: string; text: string }[],
): readonly NearAnswer[] {
  const own = readWords(text)
  if (own.length < FEWEST_WORDS || own.length > MOST_WORDS) return []
  const most = Math.max(1, Math.floor(own.length / SHARE))
  return others.flatMap(({ paper, text: written }): NearAnswer[] => {
    if (normalizeAnswer(written) === normalizeAnswer(text)) return []
    const isBanglish = BENGALI.test(text) && !BENGALI.test(written)
    const choose = (all: readonly Word[]) => (isBanglish ? all.filter(hasSound) : all)
    const [mine, words] = [choose(own), choose(readWords(written))]
    if (mine.length < FEWEST_WORDS) return []
    const isSpaced = dropSpaces(written) === dropSpaces(text)
    const places = isSpaced ? [] : words.length > MOST_WORDS ? undefined : findDifference(mine, words, most)
    if (places === undefined) return []
    const differing = [...listOwn(mine, words), ...listOwn(words, mine)]
    return [
      {
        paper,
        difference: describe(words, places),
        isDoubtful: differing.some(isTurn),
        isBanglish,
      },
    ]
  })
}
