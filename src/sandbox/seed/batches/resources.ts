/** Resources of the modules of batch 12: links to documentation, and two files of the teacher. */

import type { resource } from '../../database/tables/item.ts'
import type { Calendar } from '../calendar.ts'
import { TANVIR } from '../people.ts'
import { BATCH_12, BATCH_12_KEY } from './full-stack-12.ts'

type ResourceRow = typeof resource.$inferInsert

export interface SeedFile {
  _id: string
  person: string
  name: string
  type: string
  /** Content as text, or as bytes in base64. */
  text?: string
  base64?: string
}

export const SIGNUP_FORM: SeedFile = {
  _id: 'file-fs12-signup-form',
  person: TANVIR,
  name: 'SignupForm.jsx',
  type: 'text/javascript',
  text: `import { useState } from 'react'

export function SignupForm() {
  const [name, setName] = useState('')

  return (
    <input
      value={name}
      onChange={e => setName(e.target.value)}
    />
  )
}
`,
}

export const CLASS_NOTES: SeedFile = {
  _id: 'file-fs12-class-22-notes',
  person: TANVIR,
  name: 'class-22.md',
  type: 'text/markdown',
  text: '# ক্লাস ২২: useState দিয়ে ফর্ম সামলানো\n\n- State বদলালে কম্পোনেন্ট আবার রেন্ডার হয়\n- ইনপুটে value দিলে onChange-ও দিতে হয়\n- আগের মানের ওপর নির্ভর করলে setCount(c => c + 1)\n',
}

const LINKS: readonly [module: number, title: string, category: string, link: string][] = [
  [1, 'HTML-এর পূর্ণ নির্দেশিকা', 'পড়ার উপকরণ', 'https://developer.mozilla.org/docs/Web/HTML'],
  [1, 'Flexbox খেলতে খেলতে', 'অনুশীলন', 'https://flexboxfroggy.com'],
  [2, 'জাভাস্ক্রিপ্ট: শুরু থেকে', 'পড়ার উপকরণ', 'https://javascript.info'],
  [3, 'fetch ব্যবহারের নিয়ম', 'পড়ার উপকরণ', 'https://developer.mozilla.org/docs/Web/API/Fetch_API'],
  [4, 'Express: রাউট লেখা', 'পড়ার উপকরণ', 'https://expressjs.com/en/guide/routing.html'],
  [5, 'MongoDB কোয়েরি', 'পড়ার উপকরণ', 'https://www.mongodb.com/docs/manual/tutorial/query-documents'],
  [6, 'React শেখার পাতা', 'পড়ার উপকরণ', 'https://react.dev/learn'],
]

/** Day of class 22, to which four resources belong. */
const CLASS_22_DAY = -2

export function buildResourceRows(calendar: Calendar, planOfClass22: string): ResourceRow[] {
  const module = (no: number) => `module-${BATCH_12_KEY}-${no}`
  const links = LINKS.map(([no, title, category, link], index): ResourceRow => ({
    _id: `resource-${BATCH_12_KEY}-${index + 1}`,
    batch: BATCH_12,
    module: module(no),
    title,
    category,
    link,
    created_at: calendar.at(-80 + no * 12, '11:00'),
    order: index + 1,
  }))
  const ofClass = [
    { title: 'ক্লাসের নোট', category: 'ক্লাসের নোট', file: CLASS_NOTES._id },
    { title: 'SignupForm.jsx', category: 'কোড', file: SIGNUP_FORM._id },
    {
      title: 'State: কম্পোনেন্টের স্মৃতি',
      category: 'পড়ার উপকরণ',
      link: 'https://react.dev/learn/state-a-components-memory',
    },
    {
      title: 'ফর্মের ইনপুট',
      category: 'পড়ার উপকরণ',
      link: 'https://react.dev/reference/react-dom/components/input',
    },
  ].map((draft, index): ResourceRow => ({
    ...draft,
    _id: `resource-${BATCH_12_KEY}-class-22-${index + 1}`,
    batch: BATCH_12,
    module: module(6),
    study_plan: planOfClass22,
    created_at: calendar.past(CLASS_22_DAY, '23:00'),
    order: 20 + index,
  }))
  return [...links, ...ofClass]
}
