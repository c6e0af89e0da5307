/**
 * Decides whether an exam may be started, and why not: for the study plan, `exam/eligible` and the start.
 * (ruling R34)
 */

import type * as v from 'valibot'
import type { ExamEligible, StartCause } from '#src/api/shapes/exam.ts'
import { formatDay, formatTime } from '#src/lib/bn.ts'
import { isSameDhakaDay } from '#src/lib/dhaka.ts'
import { isExamPassed } from '#src/lib/pass-marks.ts'
import type { ExamRow } from '../../database/tables/item.ts'
import type { SubmissionRow } from '../../database/tables/learning.ts'

type Eligible = v.InferInput<typeof ExamEligible>

export interface ExamAccess {
  cause: v.InferOutput<typeof StartCause>
  /** Displayable text; empty if the exam can be started. */
  reason: string
  opens_at: string | null
  can_retest: boolean
  /** The newest attempt, or the request for one. */
  last: SubmissionRow | undefined
  /** The newest retest request; it stays visible after that try was made. */
  asked: SubmissionRow | undefined
  triesUsed: number
}

/** `সকাল ১০:০০টায় খুলবে।`, with the day when it is not today. */
export function formatOpening(at: string, now: string): string {
  const day = isSameDhakaDay(at, now) ? '' : `${formatDay(at)}, `
  return `${day}${formatTime(at)}টায় খুলবে।`
}

const MISSED = 'সময়ের মধ্যে দেওয়া হয়নি।'
const OVER = 'এই পরীক্ষার সময় শেষ।'
const TAKEN = 'আপনি এটি আগেই জমা দিয়েছেন।'
const ASKED = 'রিটেস্টের আবেদন পাঠানো হয়েছে।'
const GRANTED = 'রিটেস্টের অনুমতি পেয়েছেন, আবার দিতে পারবেন।'
const REFUSED = 'শিক্ষক রিটেস্টের আবেদন মঞ্জুর করেননি।'
const RUNNING = 'শুরু করা পরীক্ষাটি চলছে।'

/** False for a mere retest request. */
export function isAttempt({ try_no }: SubmissionRow): boolean {
  return try_no > 0
}

/** The newest of a person's rows for one exam or assignment. */
export function findNewest(rows: readonly SubmissionRow[]): SubmissionRow | undefined {
  return rows.toSorted(
    (one, other) => other.try_no - one.try_no || other.started_at.localeCompare(one.started_at),
  )[0]
}

function isFailed({ checked_at, obtained, full_marks }: SubmissionRow): boolean {
  return checked_at !== null && full_marks > 0 && !isExamPassed(((obtained ?? 0) * 100) / full_marks)
}

type Verdict = Pick<ExamAccess, 'cause' | 'reason'>

/** Decides on a retest once the tries are used up or the time is over. */
function decideRetest(
  cause: 'closed' | 'tries-used',
  last: SubmissionRow | undefined,
): Verdict & { can_retest: boolean } {
  const canAsk = last === undefined || (last.retest === null && isFailed(last))
  if (last?.retest === 'asked') return { cause: 'needs-retest', reason: ASKED, can_retest: false }
  if (last?.retest === 'refused') return { cause, reason: REFUSED, can_retest: false }
  const closed = last ? OVER : MISSED
  return {
    cause: canAsk ? 'needs-retest' : cause,
    reason: cause === 'closed' ? closed : TAKEN,
    can_retest: canAsk,
  }
}

/** `own`: the person's rows for this exam, as of now; `lock`: why its module is closed. */
export function decideExamAccess(
  { opens_at, closes_at, tries }: Pick<ExamRow, 'opens_at' | 'closes_at' | 'tries'>,
  own: readonly SubmissionRow[],
  now: string,
  lock?: { reason: string; opens_at: string },
): ExamAccess {
  const last = findNewest(own)
  const asked = findNewest(own.filter(({ retest }) => retest !== null))
  const triesUsed = own.filter(isAttempt).length
  const base = { opens_at, can_retest: false, last, asked, triesUsed }
  if (last && isAttempt(last) && last.submitted_at === null)
    return { ...base, cause: 'running', reason: RUNNING }
  if (lock) return { ...base, cause: 'module-locked', reason: lock.reason, opens_at: lock.opens_at }
  if (last?.retest === 'granted') return { ...base, cause: 'ok', reason: GRANTED }
  if (opens_at !== null && opens_at > now)
    return { ...base, cause: 'not-open', reason: formatOpening(opens_at, now) }
  if (triesUsed >= tries) return { ...base, ...decideRetest('tries-used', last) }
  if (closes_at !== null && closes_at <= now) return { ...base, ...decideRetest('closed', last) }
  return { ...base, cause: 'ok', reason: '' }
}

const RETEST = { asked: 'requested', granted: 'granted', refused: 'refused' } as const

/** State of the retest request, as the contract names it. */
export function getRetestState({
  retest,
}: Pick<SubmissionRow, 'retest'>): 'none' | 'requested' | 'granted' | 'refused' {
  return retest === null ? 'none' : RETEST[retest]
}

export function showExamAccess(access: ExamAccess, { tries }: Pick<ExamRow, 'tries'>): Eligible {
  const { cause, reason, opens_at, can_retest, last, asked, triesUsed } = access
  return {
    is_eligible: cause === 'ok' || cause === 'running',
    cause,
    reason,
    opens_at,
    tries,
    tries_used: triesUsed,
    submission: last && isAttempt(last) ? last._id : null,
    can_retest,
    retest: asked ? getRetestState(asked) : 'none',
    retest_message: asked?.retest_message ?? '',
  }
}
