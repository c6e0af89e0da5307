/** Comments that a teacher gives to a question again and again: learned from what is sent, never typed twice. */

import { hashText } from '#src/lib/hash-text.ts'
import { trimText } from '#src/lib/invisible.ts'
import { extractPlainText } from '#src/lib/plain-text.ts'
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
const MOST_QUESTIONS = 300

const NONE: readonly Phrase[] = []

/** Equal for the copies of a question, which have other ids. */
export function getPhraseKey({ asked, id }: Pick<SheetQuestion, 'asked' | 'id'>): string {
  const text = extractPlainText(asked.text).normalize('NFC').toLowerCase()
  return text === '' ? id : String(hashText(text))
}

/** Adds the uses of a comment: of the phrases in it, or of the whole comment. */
export function countUses(phrases: readonly Phrase[], comment: string): readonly Phrase[] {
  const used = phrases.filter(({ text }) => comment.includes(text))
  const rest = trimText(used.reduce((left, { text }) => left.replace(text, ''), comment))
  const counted = phrases.map((phrase) =>
    used.includes(phrase) ? { ...phrase, uses: phrase.uses + 1 } : phrase,
  )
  const isNew = rest !== '' && rest.length <= MOST_LETTERS
  return [...counted, ...(isNew ? [{ text: rest, uses: 1 }] : [])]
    .toSorted((one, other) => other.uses - one.uses)
    .slice(0, MOST_PHRASES)
}

export function usePhrases(key: string): readonly Phrase[] {
  return useGradingSettings(({ questionPhrases }) => questionPhrases?.[key]) ?? NONE
}

function keepPhrases(key: string, phrases: readonly Phrase[]): void {
  const { [key]: _before, ...others } = useGradingSettings.getState().questionPhrases ?? {}
  const kept = Object.entries(others).slice(1 - MOST_QUESTIONS)
  gradingSettingChosen({ questionPhrases: { ...Object.fromEntries(kept), [key]: [...phrases] } })
}

export function learnPhrases(key: string, comment: string): void {
  const before = useGradingSettings.getState().questionPhrases?.[key] ?? []
  const text = trimText(comment)
  if (text !== '') keepPhrases(key, countUses(before, text))
}

export function forgetPhrase(key: string, phrase: string): void {
  const before = useGradingSettings.getState().questionPhrases?.[key] ?? []
  keepPhrases(
    key,
    before.filter(({ text }) => text !== phrase),
  )
}
