/** Questions before tonight's class, and the learners who need the teacher's help. */

import type { live_question, live_support } from '../../database/tables/item.ts'
import { BATCH_12_KEY } from '../batches/full-stack-12.ts'
import type { Calendar } from '../calendar.ts'
import { getClassmateId } from '../people.ts'

/** Tonight's class. */
const LIVE = `live-${BATCH_12_KEY}-23`

const ASKED = [
  {
    mate: 3,
    at: '10:05',
    question: 'Props বদলালে কি কম্পোনেন্ট আবার রেন্ডার হয়?',
    status: 'solved',
    note: 'হ্যাঁ; ক্লাসে উদাহরণ দেখাব।',
  },
  {
    mate: 4,
    at: '11:20',
    question: 'State কোথায় রাখব, বাবা কম্পোনেন্টে নাকি সন্তানে?',
    status: 'in_progress',
    note: '',
  },
  { mate: 0, at: '12:40', question: 'useState-এর মান সঙ্গে সঙ্গে বদলায় না কেন?', status: 'waiting', note: '' },
  { mate: 2, at: '13:15', question: 'ফর্মের সব ঘরের জন্য আলাদা state লাগবে?', status: 'waiting', note: '' },
  { mate: 5, at: '14:30', question: 'অ্যাসাইনমেন্ট ৫-এ লগইন রাখতে হবে কি?', status: 'waiting', note: '' },
] as const

export function buildClassQuestions(calendar: Calendar): (typeof live_question.$inferInsert)[] {
  return ASKED.map(({ mate, at, question }, index) => ({
    _id: `question-${BATCH_12_KEY}-23-${index + 1}`,
    live: LIVE,
    person: getClassmateId(mate),
    question,
    asked_at: calendar.past(-1, at),
  }))
}

export function buildSupportLine(calendar: Calendar): (typeof live_support.$inferInsert)[] {
  return ASKED.map(({ mate, at, status, note }) => ({
    _id: `${LIVE}:${getClassmateId(mate)}`,
    live: LIVE,
    person: getClassmateId(mate),
    status,
    note,
    since: calendar.past(-1, at),
  }))
}
