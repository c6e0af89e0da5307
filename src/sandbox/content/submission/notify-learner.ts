/** Notifies a learner of new marks and of the decision on a retest request. (spec 7 Other, ruling R34) */

import { formatNumber } from '#src/lib/bn.ts'
import { paths } from '#src/lib/paths.ts'
import type { SubmissionRow } from '../../database/tables/learning.ts'
import type { ExaminedItem } from '../exam/exam-questions.ts'
import { notifyPeople } from '../notify.ts'
import type { Services } from '../services.ts'

interface Notice {
  title: string
  text: string
}

/** Page that shows the work and its result. */
function getResultPath({ batch, exam }: SubmissionRow, item: ExaminedItem): string {
  if ('assessment' in item) return paths.assessmentLevel(item.assessment, item._id)
  if (batch === null || item.module === null) return paths.tasks()
  return exam === null
    ? paths.assignment(batch, item.module, item._id)
    : paths.exam(batch, item.module, item._id)
}

function writeCheckedNotice({ obtained, full_marks, comment }: SubmissionRow, item: ExaminedItem): Notice {
  const title = `${item.title} দেখা হয়েছে`
  // Some exams only show their results to teachers.
  if ('shows_result' in item && !item.shows_result) return { title, text: 'আপনার খাতা দেখা শেষ।' }
  const marks = `আপনি ${formatNumber(full_marks)}-এ ${formatNumber(obtained ?? 0)} পেয়েছেন`
  return { title, text: comment === '' ? `${marks}।` : `${marks}, সঙ্গে মন্তব্য আছে।` }
}

function writeRetestNotice(decision: 'granted' | 'refused', item: ExaminedItem): Notice {
  return decision === 'granted'
    ? { title: 'রিটেস্টের অনুমতি পেয়েছেন', text: `${item.title}: আবার দিতে পারবেন।` }
    : { title: 'রিটেস্টের আবেদন ফিরিয়ে দেওয়া হয়েছে', text: `${item.title}: আগের ফলটিই থাকছে।` }
}

/** Tells the learner that somebody has replied; the result shows the words. (ruling R86) */
export async function notifyOfMarkReply(
  row: SubmissionRow,
  item: ExaminedItem | undefined,
  parts: Services,
): Promise<void> {
  if (!item) return
  const kind = row.assignment === null ? 'exam' : 'assignment'
  const words = { title: 'নম্বর নিয়ে যা বলেছেন, তার উত্তর এসেছে', text: `${item.title}: ফলাফলে দেখুন।` }
  await notifyPeople([{ person: row.person, kind, path: getResultPath(row, item), ...words }], parts)
}

/** Notifies only of what this save has changed. */
export async function notifyLearner(
  before: SubmissionRow,
  after: SubmissionRow,
  item: ExaminedItem | undefined,
  parts: Services,
): Promise<void> {
  if (!item) return
  const isDecided =
    after.retest !== before.retest && (after.retest === 'granted' || after.retest === 'refused')
  const notices = [
    ...(before.checked_at === null && after.checked_at !== null ? [writeCheckedNotice(after, item)] : []),
    ...(isDecided ? [writeRetestNotice(after.retest as 'granted' | 'refused', item)] : []),
  ]
  const kind = after.assignment === null ? ('exam' as const) : ('assignment' as const)
  const shared = { person: after.person, kind, path: getResultPath(after, item) }
  await notifyPeople(
    notices.map((words) => ({ ...shared, ...words })),
    parts,
  )
}
