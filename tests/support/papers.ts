/** The papers that people print, for the tests of what is on them in each engine. */

import type { PaperLanguage } from '#src/engines/latin/format.ts'
import type { people } from '../journeys/support/people.ts'

export interface TestedPaper {
  name: string
  who?: keyof typeof people
  address: string
  /** Names of buttons to press before it is there. */
  presses?: readonly string[]
  /** In points. */
  size: readonly [width: number, height: number]
  /** On it in regular letters of our own fonts. */
  words: Readonly<Record<PaperLanguage, readonly string[]>>
  /** On it in bold letters, in English: Firefox draws those of a variable font as shapes without a text. */
  headings: readonly string[]
  /** On it in the machine's own bold letters, whose font may be a variable one, too. */
  code?: string
  /** Words with conjuncts that are on the paper in Bengali. */
  conjuncts: string
}

const PORTRAIT = [595, 842] as const
const PROGRESS = '/dashboard/my-courses/batch-full-stack-12/progress'
const COURSE = 'Full Stack Web Development With JavaScript'

export const PAPERS: readonly TestedPaper[] = [
  {
    name: 'certificate',
    who: 'learner',
    address: '/dashboard/certificates/course/10080014',
    presses: ['ঠিক আছে'],
    size: [842, 595],
    words: {
      bn: [],
      en: ['This is to certify that', 'Verify at'],
    },
    code: 'KG-20',
    headings: ['Certificate of Completion', 'Nusrat Jahan'],
    conjuncts: 'কোর্স সম্পন্ন করার সার্টিফিকেট',
  },
  {
    name: 'report card',
    who: 'learner',
    address: PROGRESS,
    size: PORTRAIT,
    words: { bn: ['10120047'], en: ['Enrolment number 10120047', 'Assignment 1'] },
    headings: ['Report Card', 'Nusrat Jahan', 'Attendance of live classes', COURSE],
    conjuncts: 'ফুল স্ট্যাক ওয়েব ডেভেলপমেন্ট উইথ জাভাস্ক্রিপ্ট',
  },
  {
    name: 'letter',
    who: 'learner',
    address: '/dashboard/my-courses/batch-facebook-ads-8/progress',
    presses: ['সুপারিশপত্র দেখুন'],
    size: PORTRAIT,
    words: { bn: ['জাহান', '10080014'], en: ['Nusrat Jahan has completed “Facebook Ads Bootcamp”'] },
    headings: ['Letter of Recommendation', 'To whom it may concern'],
    conjuncts: 'প্রতিষ্ঠানের “ফেসবুক অ্যাডস বুটক্যাম্প”',
  },
  {
    name: 'CV',
    address: '/talent/farhana-akter',
    size: PORTRAIT,
    words: { bn: ['TypeScript, Next.js', '/talent/farhana-akter'], en: ['Recommended by Tanvir Hasan'] },
    headings: ['Farhana Akter', 'Experience', 'Verified skills'],
    conjuncts: 'আক্তার',
  },
  {
    name: 'invoice',
    who: 'learner',
    address: '/dashboard/transactions/TRX10300112',
    size: PORTRAIT,
    words: {
      bn: ['TRX10300112', '01712345678'],
      en: ['Transaction number TRX10300112', 'Thank you for learning with us.'],
    },
    headings: ['Invoice', 'Buyer'],
    conjuncts: 'ক্রেতা',
  },
]

/**
 * True in the page once the paper in this language is there with its fonts, and its name is confirmed: the one
 * in Latin letters waits for the account. A CV is only drawn while printing.
 */
export const isPaperReady = (
  { name, conjuncts, headings }: TestedPaper,
  language: PaperLanguage,
) => `(async () => {
  await document.fonts.ready
  if (${JSON.stringify(name)} === 'CV') dispatchEvent(new Event('beforeprint'))
  const paper = document.querySelector('article[lang="${language}"]')
  const wanted = ${JSON.stringify(language === 'en' ? headings : [conjuncts])}
  const isThere = wanted.every((each) => paper?.textContent.includes(each))
  const isOpen = paper?.closest('[data-open]')
  return Boolean(paper && isThere && !isOpen) && document.querySelector('[aria-busy=true]') === null
})()`

export const addLanguage = (address: string, language: PaperLanguage) =>
  language === 'en' ? `${address}?lang=en` : address
