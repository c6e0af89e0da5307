import { describe, expect, it } from 'vitest'
import { matchesSearch, spellingKey } from './search-spelling.ts'

describe('spellings that sound alike', () => {
  it.each([
    ['ফ্লাটার', 'flutter', 'phlatar', 'Fluttar'],
    ['পাইথন', 'python', 'paithon'],
    ['জাভাস্ক্রিপ্ট', 'JavaScript', 'javaskript'],
    ['রিয়্যাক্ট', 'React', 'riyakt'],
    ['ডিজাইন', 'design', 'dizain'],
    ['মার্কেটিং', 'marketing', 'marketing'],
    ['ইংরেজি', 'ইংলিশ', 'english', 'ingreji'],
    ['ওয়েব', 'web'],
    ['সায়েন্স', 'science', 'sayens'],
    ['ফটোশপ', 'photoshop', 'fotoshop'],
    ['চাকরি', 'chakri'],
  ])('%s', (...words) => expect(new Set(words.map(spellingKey)).size).toBe(1))

  it.each([
    ['python', 'flutter'],
    ['জাভা', 'ডেটা'],
  ])('%s is not %s', (one, other) => expect(spellingKey(one)).not.toBe(spellingKey(other)))

  it.each(['constructor', '__proto__', 'আ', 'a', ''])('%j does not throw', (word) => expect(typeof spellingKey(word)).toBe('string'))
})

describe('search', () => {
  const title = 'ফুল স্ট্যাক ওয়েব ডেভেলপমেন্ট উইথ JavaScript ১০১'

  it.each([
    ['', true],
    ['web', true],
    ['ফুল', true],
    ['full stack', true],
    ['developmen', true],
    ['java', true],
    ['web javascript', true],
    ['101', true],
    ['web python', false],
    ['flutter', false],
  ])('%j finds it: %s', (query, isFound) => expect(matchesSearch(query, title)).toBe(isFound))

  it('takes both forms of য় and ignores joiners', () => {
    expect(matchesSearch('সময\u09bc', 'সম\u09df')).toBe(true)
    expect(matchesSearch('র\u200d্যাব', 'র্যাব')).toBe(true)
  })
})
