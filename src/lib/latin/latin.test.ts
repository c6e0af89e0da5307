import { describe, expect, it } from 'vitest'
import { FORMATS } from './format.ts'
import { writeLatin } from './write-latin.ts'

describe('Latin letters', () => {
  it.each([
    ['নুসরাত জাহান', 'Nusrat Jahan'],
    ['ফারহানা আক্তার', 'Farhana Akter'],
    ['মোঃ রাকিব হোসেন', 'Md. Rakib Hossain'],
    ['তানভীর হাসান', 'Tanvir Hasan'],
    ['মাহজাবিন রহমান', 'Mahjabin Rahman'],
    ['কামরুল হাসান চৌধুরী', 'Kamrul Hasan Chowdhury'],
    ['সুমন চাকমা', 'Suman Chakma'],
    ['চন্দ্র মিত্র', 'Chandra Mitra'],
    ['শ্যামল', 'Shamal'],
    ['ফুল স্ট্যাক ওয়েব ডেভেলপমেন্ট উইথ জাভাস্ক্রিপ্ট', 'Full Stack Web Development With JavaScript'],
    ['অ্যাসাইনমেন্ট ১: পোর্টফোলিও পেজ', 'Assignment 1: Portfolio Page'],
    ['ব্যাচ ১২', 'Batch 12'],
    ['HTML ও CSS', 'HTML and CSS'],
    ['ঢাকা, বাংলাদেশ', 'Dhaka, Bangladesh'],
    ['Already Latin', 'Already Latin'],
    ['', ''],
  ])('%s → %s', (text, latin) => expect(writeLatin(text)).toBe(latin))

  it('leaves no Bengali letter, whatever the encoding', () => {
    const text = 'জ্ঞানেন্দ্রনাথ র‍্যাপ্সোডি ঋষভ ঐশী ঔষধ উৎস অংশু দুঃখ চাঁদ বিড়াল আষাঢ় সময় ক্ষমা'
    for (const form of ['NFC', 'NFD'] as const)
      expect(writeLatin(text.normalize(form))).toMatch(/^[A-Za-z ]+$/)
  })
})

it('writes English dates of Dhaka, digits with lakh grouping, money and periods', () => {
  const { date, month, number, money, hours, period } = FORMATS.en
  expect(date('2026-11-24T19:00:00Z')).toBe('25 November 2026')
  expect(month('2026-03-01')).toBe('March 2026')
  expect([number(1234567.5), number(999), number(1000), number(-12)]).toEqual([
    '12,34,567.5',
    '999',
    '1,000',
    '-12',
  ])
  expect(money(6000, 'BDT')).toBe('BDT 6,000')
  expect([hours(60), hours(1.5), hours(1)]).toEqual(['60 hours', '1 hour 30 minutes', '1 hour'])
  expect(period('2024-03-01', null)).toBe('March 2024 – present')
  expect(date('nonsense')).toBe('')
})
