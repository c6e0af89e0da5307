/** Collects the content of a batch's report card from data that the learner may read anyway. (ruling R53) */

import { batch } from '#src/api/contract/batch.ts'
import { commerce } from '#src/api/contract/commerce.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import { progress } from '#src/api/contract/progress.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { Batch } from '#src/api/shapes/batch.ts'
import type { LevelSubmissionCard } from '#src/api/shapes/level-submission.ts'
import type { ProgressReport } from '#src/api/shapes/progress.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { useApi } from '#src/api/use-api.ts'
import type { MarkGroup, MarkRow } from '#src/engines/papers/parts/report-card-marks.tsx'
import type { Attendance, ReportCardFacts } from '#src/engines/papers/parts/report-card-paper.tsx'
import { shareWeights, sumShares } from '#src/lib/course-mark.ts'
import type { Instant } from '#src/lib/dhaka.ts'
import { offers } from '#src/lib/features.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { useSession } from '#src/stores/session/session-store.ts'

/** More than a batch has. */
const ALL = 100

interface Dated {
  at: string | null | undefined
}

function sortByTime<T extends Dated>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => ((a.at ?? '') < (b.at ?? '') ? -1 : 1))
}

/** The last marked attempt of each exam and assignment, oldest first. */
function listMarks(cards: readonly SubmissionCard[], kind: MarkGroup['kind']): MarkRow[] {
  const last = new Map<string, SubmissionCard>()
  for (const card of cards) {
    const id = kind === 'exam' ? card.exam : card.assignment
    if (!id || typeof card.mark !== 'number' || !card.marks) continue
    if (card.try_no >= (last.get(id)?.try_no ?? 0)) last.set(id, card)
  }
  const rows = [...last].map(([id, { title, submitted_at: at, mark, marks }]) => ({
    id,
    title,
    at,
    mark: mark ?? 0,
    marks: marks ?? 0,
  }))
  return sortByTime(rows)
}

const isWaiting = ({ mark, submitted_at: at }: SubmissionCard) => typeof mark !== 'number' && Boolean(at)

/** The best result of each passed level, oldest first. */
function listPassedLevels(cards: readonly LevelSubmissionCard[]): ReportCardFacts['levels'][number][] {
  const best = new Map<string, LevelSubmissionCard>()
  for (const card of cards) {
    if (card.state === 'passed' && (card.percent ?? 0) >= (best.get(card.level._id)?.percent ?? 0))
      best.set(card.level._id, card)
  }
  const rows = [...best.values()].map(({ level, assessment, percent, submitted_at: at }) => ({
    id: level._id,
    title: `${assessment.title}: ${level.title}`,
    percent,
    at,
  }))
  return sortByTime(rows)
}

type PartKind = ProgressReport['parts'][number]['kind']

export interface ReportCardSource {
  learner: string
  batch: Batch
  report: ProgressReport
  submissions: readonly SubmissionCard[]
  levels: readonly LevelSubmissionCard[]
  number: string | undefined
  at: Instant
}

/** The total is the sum of the printed rows, never the share of work that was handed in. */
export function buildReportCard({
  learner,
  batch: group,
  report,
  submissions,
  levels,
  number,
  at,
}: ReportCardSource): ReportCardFacts {
  const getWeight = (wanted: PartKind) => report.parts.find(({ kind }) => kind === wanted)?.weight ?? 0
  const marked = (['assignment', 'exam'] as const).map((kind) => ({
    kind,
    rows: listMarks(submissions, kind),
  }))
  const shares = shareWeights([
    ...report.parts.flatMap(({ kind, done, total }) =>
      kind === 'live' || kind === 'recording'
        ? { kind, weight: getWeight(kind), got: done, full: total }
        : [],
    ),
    ...marked.map(({ kind, rows }) => ({
      kind,
      weight: getWeight(kind),
      got: rows.reduce((sum, { mark }) => sum + mark, 0),
      full: rows.reduce((sum, { marks }) => sum + marks, 0),
    })),
  ])
  return {
    learner,
    course: group.course.title,
    batch: group.title,
    number,
    from: group.start_at,
    at,
    done: group.done,
    total: group.total,
    percent: sumShares(shares),
    attendance: shares.flatMap(({ kind, weight, got, full }): Attendance[] =>
      full > 0 && (kind === 'live' || kind === 'recording') ? [{ kind, weight, done: got, total: full }] : [],
    ),
    groups: marked.map(({ kind, rows }) => ({
      kind,
      rows,
      weight: shares.find((share) => share.kind === kind)?.weight ?? 0,
    })),
    waiting: submissions.filter(isWaiting).map(({ title }) => title),
    levels: listPassedLevels(levels),
    teacher: group.teacher?.name,
  }
}

const useLevels = () => useApi(levelSubmission.list, { query: { count: ALL } }, { isQuiet: true }).data?.data
const NO_LEVELS: readonly LevelSubmissionCard[] = []
const useOfferedLevels = offers.assessments ? useLevels : () => NO_LEVELS

/** Undefined until everything has loaded; the enrolment number is omitted if it cannot be read. */
export function useReportCard(batchId: string): ReportCardFacts | undefined {
  const params = { id: batchId }
  const learner = useSession(({ user }) => user?.name)
  const group = useApi(batch.one, { params }, { isQuiet: true })
  const report = useApi(progress.report, { params })
  const work = useApi(submission.list, { query: { count: ALL, batch: batchId } }, { isQuiet: true })
  const levels = useOfferedLevels()
  const booking = useApi(commerce.booking, { params }, { isQuiet: true })
  const isAnswered = booking.data !== undefined || booking.error !== undefined
  if (!learner || !group.data || !report.data || !work.data || !levels || !isAnswered) return undefined
  return buildReportCard({
    learner,
    batch: group.data,
    report: report.data,
    submissions: work.data.data,
    levels,
    number: booking.data?.idx,
    at: getServerNow(),
  })
}
