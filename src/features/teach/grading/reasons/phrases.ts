/**
 * Comments that a teacher gives to a question again and again: learned from what is sent, never typed twice.
 * A reason with points is a phrase too, as the line that stands in the comment. (ruling R85)
 */

import { useMemo } from 'react'
import { hashText } from '#src/lib/hash-text.ts'
import { trimText } from '#src/lib/invisible.ts'
import { extractPlainText } from '#src/lib/plain-text.ts'
import { formatReason, parseReason, readComment } from '#src/lib/reasons.ts'
import { gradingSettingChosen, useGradingSettings } from '../keys/grading-settings-store.ts'
import type { SheetQuestion } from '../sheet.ts'

export interface Phrase {
  text: string
  /** How often it was given. */
  uses: number
}

/** A longer comment is about one answer and not repeated. */
const MOST_LETTERS = 60
const MOST_PHRASES = 12
const MOST_REASONS = 60
const MOST_QUESTIONS = 300

const NONE: readonly Phrase[] = []

/** Equal for the copies of a question, which have other ids. */
export function getPhraseKey({ asked, id }: Pick<SheetQuestion, 'asked' | 'id'>): string {
  const text = extractPlainText(asked.text).normalize('NFC').toLowerCase()
  return text === '' ? id : String(hashText(text))
}

const isReason = ({ text }: Phrase) => parseReason(text) !== undefined

/** Adds the uses of a comment: of its reasons, and of the phrases in its other words, or of these words. */
export function countUses(known: readonly Phrase[], comment: string): readonly Phrase[] {
  const { reasons, rest: said } = readComment(comment)
  const given = new Set(reasons.map(formatReason))
  const phrases = known.filter((phrase) => !isReason(phrase))
  const used = phrases.filter(({ text }) => said.includes(text))
  const rest = trimText(used.reduce((left, { text }) => left.replace(text, ''), said))
  const isNew = rest !== '' && rest.length <= MOST_LETTERS
  const isUsed = (phrase: Phrase) => used.includes(phrase) || given.has(phrase.text)
  const counted = known.map((phrase) => (isUsed(phrase) ? { ...phrase, uses: phrase.uses + 1 } : phrase))
  const texts = [...given, ...(isNew ? [rest] : [])]
  const added = texts.filter((text) => known.every((phrase) => phrase.text !== text))
  const all = [...counted, ...added.map((text) => ({ text, uses: 1 }))].toSorted(
    (one, other) => other.uses - one.uses,
  )
  return [
    ...all.filter(isReason).slice(0, MOST_REASONS),
    ...all.filter((phrase) => !isReason(phrase)).slice(0, MOST_PHRASES),
  ]
}

function useStored(key: string): readonly Phrase[] {
  return useGradingSettings(({ questionPhrases }) => questionPhrases?.[key]) ?? NONE
}

/** Those without points. */
export function usePhrases(key: string): readonly Phrase[] {
  const stored = useStored(key)
  return useMemo(() => stored.filter((phrase) => !isReason(phrase)), [stored])
}

/** The reasons stored on this device, those given most first. */
export function useStoredReasons(key: string): readonly Phrase[] {
  const stored = useStored(key)
  return useMemo(() => stored.filter(isReason), [stored])
}

function storePhrases(key: string, phrases: readonly Phrase[]): void {
  const { [key]: _before, ...others } = useGradingSettings.getState().questionPhrases ?? {}
  const stored = Object.entries(others).slice(1 - MOST_QUESTIONS)
  gradingSettingChosen({ questionPhrases: { ...Object.fromEntries(stored), [key]: [...phrases] } })
}

export function learnPhrases(key: string, comment: string): void {
  const before = useGradingSettings.getState().questionPhrases?.[key] ?? []
  const text = trimText(comment)
  if (text !== '') storePhrases(key, countUses(before, text))
}

/** Stores reasons before they are given, and those that other teachers gave. */
export function storeReasons(key: string, lines: readonly string[]): void {
  const before = useGradingSettings.getState().questionPhrases?.[key] ?? []
  const added = lines.filter((line) => before.every(({ text }) => text !== line))
  if (added.length > 0) storePhrases(key, [...before, ...added.map((text) => ({ text, uses: 0 }))])
}

export function forgetPhrase(key: string, phrase: string): void {
  const before = useGradingSettings.getState().questionPhrases?.[key] ?? []
  storePhrases(
    key,
    before.filter(({ text }) => text !== phrase),
  )
}
