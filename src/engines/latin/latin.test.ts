import { describe, expect, it } from 'vitest'
import { FORMATS } from './format.ts'
import { translateTitle, writeLatin, writePerson } from './write-latin.ts'

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

it.each([
  ['অ্যাসাইনমেন্ট ২: খরচের হিসাব', 'Assignment 2', 'খরচের হিসাব'],
  ['ফাইল জমা: পোর্টফোলিও', 'File hand-in: Portfolio', ''],
  ['কুইজ: MongoDB রিভিশন', 'Quiz: MongoDB Revision', ''],
  ['HTML ও CSS: প্রথম ধাপ: কাঠামো', 'HTML and CSS: First Step: Structure', ''],
  ['অ্যাডভান্সড React: গতি, টেস্ট ও আর্কিটেকচার', 'Advanced React: Speed, Test and Architecture', ''],
  ['এইচএসসি', 'HSC', ''],
  ['কম্পিউটার বিজ্ঞান', 'Computer Science', ''],
  ['নিজের কাজ', 'Self-employed', ''],
  ['খরচের হিসাব', '', 'খরচের হিসাব'],
  ['State: কম্পোনেন্টের স্মৃতি', 'State', 'কম্পোনেন্টের স্মৃতি'],
  ['জাভাস্ক্রিপ্টে হাত পাকান: ভেরিয়েবল ও টাইপ', 'JavaScript Practice: Variables and Types', ''],
])('a title keeps in Bengali what no list knows: %s', (title, english, bengali) =>
  expect(translateTitle(title)).toEqual({ english, bengali }),
)

it('spells the words of a name, whatever they mean', () => {
  expect(writePerson('দর্শন রায়')).toBe('Darshan Roy')
  expect(writeLatin('নিজের কাজ')).toBe('Self-employed')
})
