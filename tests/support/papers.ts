/** The papers that people print, for the tests of what is on them in each engine. */

import type { PaperLanguage } from '#src/lib/latin/format.ts'
import type { people } from '../journeys/support/people.ts'

export interface TestedPaper {
  name: string
  who?: keyof typeof people
  address: string
  /** Names of buttons to press before it is there. */
  presses?: readonly string[]
  /** In points. */
  size: readonly [width: number, height: number]
  /** Sentences that a reader finds on it. */
  words: Readonly<Record<PaperLanguage, readonly string[]>>
  /** Words with conjuncts that are on the paper in Bengali. */
  conjuncts: string
}

const PORTRAIT = [595, 842] as const
const PROGRESS = '/dashboard/my-courses/batch-full-stack-12/progress'
const COURSE = 'Full Stack Web Development With JavaScript'
const COURSE_IN_BENGALI = 'ফুল স্ট্যাক ওয়েব ডেভেলপমেন্ট উইথ জাভাস্ক্রিপ্ট'

export const PAPERS: readonly TestedPaper[] = [
  {
    name: 'certificate',
    who: 'learner',
    address: '/dashboard/certificates/course/10080014',
    presses: ['ঠিক আছে'],
    size: [842, 595],
    words: { bn: ['KG-'], en: ['Certificate of Completion', 'Nusrat Jahan', 'Verify at', 'KG-'] },
    conjuncts: 'কোর্স সম্পন্ন করার সার্টিফিকেট',
  },
  {
    name: 'report card',
    who: 'learner',
    address: PROGRESS,
    size: PORTRAIT,
    words: { bn: ['MongoDB'], en: ['Report Card', 'Nusrat Jahan', 'Attendance of live classes', COURSE] },
    conjuncts: COURSE_IN_BENGALI,
  },
  {
    name: 'letter',
    who: 'learner',
    address: PROGRESS,
    presses: ['সুপারিশপত্র দেখুন'],
    size: PORTRAIT,
    words: { bn: [], en: ['Letter of Recommendation', 'Nusrat Jahan', 'To whom it may concern', COURSE] },
    conjuncts: COURSE_IN_BENGALI,
  },
  {
    name: 'CV',
    address: '/talent/farhana-akter',
    size: PORTRAIT,
    words: { bn: ['React'], en: ['Farhana Akter', 'Experience', 'Verified skills', 'React'] },
    conjuncts: 'আক্তার',
  },
  {
    name: 'invoice',
    who: 'learner',
    address: '/dashboard/transactions/TRX10300112',
    size: PORTRAIT,
    words: {
      bn: ['INV-TRX10300112'],
      en: ['Invoice', 'Nusrat Jahan', 'Transaction number TRX10300112', 'INV-TRX10300112'],
    },
    conjuncts: COURSE_IN_BENGALI,
  },
]

/**
 * True in the page once the paper in this language is there with its fonts. A CV is only drawn while printing.
 */
export const isPaperReady = ({ name, conjuncts }: TestedPaper, language: PaperLanguage) => `(async () => {
  await document.fonts.ready
  if (${JSON.stringify(name)} === 'CV') dispatchEvent(new Event('beforeprint'))
  const paper = document.querySelector('article[lang="${language}"]')
  const isThere = ${JSON.stringify(language)} === 'en' || paper?.textContent.includes(${JSON.stringify(conjuncts)})
  return Boolean(paper && isThere) && document.querySelector('[aria-busy=true]') === null
})()`

export const addLanguage = (address: string, language: PaperLanguage) =>
  language === 'en' ? `${address}?lang=en` : address
