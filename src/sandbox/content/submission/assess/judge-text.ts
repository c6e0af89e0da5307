/** Judges prose by counting: its length, and how many of the expected terms it contains. */
import { convertToLatin } from '#src/lib/bn.ts'
import type { Judgement } from './code-signs.ts'
import { words } from './words.ts'

/** A full answer of prose, in words, for each mark that there is. */
const WORDS_PER_MARK = 12
const MOST_WORDS = 150
const SHORTEST_TERM = 3
/** Words of questions that no answer needs. */
const ASKING = new Set(
  'কী কেন কীভাবে কোন এবং আর একটি লিখুন বলুন বুঝিয়ে ব্যাখ্যা করুন উদাহরণ দিয়ে দিন করে হয় থেকে জন্য আপনার the and for with'.split(' '),
)

function extractWords(text: string): string[] {
  const plain = text
    .replace(/<[^>]+>/g, ' ')
    .normalize('NFC')
    .toLowerCase()
  return convertToLatin(plain).match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []
}

/** The words that an answer is expected to speak of, each once. */
export function extractTerms(text: string): string[] {
  return [...new Set(extractWords(text))].filter((word) => word.length >= SHORTEST_TERM && !ASKING.has(word))
}

export function judgeText(answer: string, about: string, marks: number): Judgement {
  const written = extractWords(answer)
  const wanted = Math.min(Math.round(marks * WORDS_PER_MARK), MOST_WORDS)
  const terms = extractTerms(about)
  // The stem is enough: Bengali words take endings.
  const found = terms.filter((term) => written.some((word) => word.startsWith(term) || term.startsWith(word)))
  const length = Math.min(written.length / wanted, 1)
  const share = terms.length === 0 ? length : (length + found.length / terms.length) / 2
  return { share, reason: `${words.length(written.length, wanted)} ${terms.length > 0 ? words.terms(found, terms.length) : ''}`.trim() }
}
