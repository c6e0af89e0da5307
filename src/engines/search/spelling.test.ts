import { describe, expect, it } from 'vitest'
import { getSpellingKey } from './spelling.ts'

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
  ])('%s', (...words) => expect(new Set(words.map(getSpellingKey)).size).toBe(1))

  it.each([
    ['কখ', 'k'],
    ['গঘ', 'g'],
    ['ঙং', 'ng'],
    ['চছ', 'C'],
    ['জঝয', 'j'],
    ['টঠতথৎ', 't'],
    ['ডঢদধ', 'd'],
    ['নণঞ', 'n'],
    ['প', 'p'],
    ['ফ', 'f'],
    ['ব', 'b'],
    ['ভ', 'v'],
    ['ম', 'm'],
    ['শষস', 's'],
    ['হ', 'h'],
    ['র', 'r'],
  ])('each of %s sounds like %s, wherever it appears', (letters, sound) => {
    for (const letter of letters) expect(getSpellingKey(`${letter}ল${letter}ল`)).toBe(`${sound}l${sound}l`)
  })

  it.each([
    ['ড়', 'r'],
    ['ঢ়', 'r'],
  ])('%s sounds like %s in both of its forms', (letter, sound) => {
    for (const form of ['NFC', 'NFD'] as const)
      expect(getSpellingKey(`${letter}ল${letter}ল`.normalize(form))).toBe(`${sound}l${sound}l`)
  })

  it.each([
    ['ph', 'f'],
    ['bh', 'v'],
    ['ch', 'C'],
    ['sh', 's'],
    ['th', 't'],
    ['ce', 's'],
    ['c', 'k'],
    ['q', 'k'],
    ['x', 'ks'],
    ['z', 'j'],
    ['mm', 'm'],
  ])('every %s sounds like %s', (spelling, sound) =>
    expect(getSpellingKey(`${spelling}al${spelling}al`)).toBe(`${sound}l${sound}l`),
  )

  it('keeps a word with one spelling as it is', () => {
    expect(getSpellingKey('ui')).toBe('ui')
    expect(getSpellingKey('ab')).toBe('ab')
  })

  it.each([
    ['python', 'flutter'],
    ['জাভা', 'ডেটা'],
  ])('%s is not %s', (one, other) => expect(getSpellingKey(one)).not.toBe(getSpellingKey(other)))

  it.each(['constructor', '__proto__', 'আ', 'a', ''])('%j does not throw', (word) =>
    expect(typeof getSpellingKey(word)).toBe('string'),
  )
})
