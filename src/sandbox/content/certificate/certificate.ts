/** Decides whether a certificate is earned, issues it once, and says what is missing. (ruling R52) */

import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Certificate, MissingPart } from '#src/api/shapes/certificate.ts'
import { formatDay } from '#src/lib/bn.ts'
import { isUnderPresentRule } from '#src/lib/certificate-rule.ts'
import { readDhakaClock } from '#src/lib/dhaka.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { CERTIFICATE_PERCENT, isCertificateEarned } from '#src/lib/pass-marks.ts'
import { paths } from '#src/lib/paths.ts'
import { findById, findRow, insertRow, updateById } from '../../database/queries.ts'
import { certificate, type CertificateRow } from '../../database/tables/certificate.ts'
import { booking, transaction_ } from '../../database/tables/commerce.ts'
import type { Person } from '../../database/tables/person.ts'
import { Forbidden, NotFound } from '../../kernel/http-error.ts'
import { makeId } from '../../kernel/new-id.ts'
import { type BatchData, type LearnerRecords, readBatch, readLearnerRecords } from '../batch/batch-data.ts'
import { filterSteps, isDone, type ShownItem, WATCHED_PERCENT } from '../batch/item-state.ts'
import { computeMark, computeReport } from '../batch/progress-report.ts'
import { readLearnerView, showModules } from '../batch/study-plan-view.ts'
import { findLevel } from '../level/level-attempt.ts'
import {
  findBest,
  getMarkPercent,
  isPassed,
  readAssessments,
  readLevelHistory,
} from '../level/level-progress.ts'
import type { Services } from '../services.ts'

type Missing = v.InferInput<typeof MissingPart>
type Shown = v.InferInput<typeof Certificate>

const NOUN = 'সার্টিফিকেটটি'
const FOREIGN = 'এটি আপনার ভর্তি নয়।'

/** An earned or missing certificate before it has a number. */
interface Draft {
  _id: string
  type: 'course' | 'level'
  title: string
  hours: number
  mark: number | null
  missing: Missing[]
  /** When the last requirement was met; only an earned one has such a day. */
  earned_at: string
}

/** A live course is over with its batch, any other one at any time. (ruling R52) */
export function isOver({ batch: own, course }: BatchData, now: string): boolean {
  return course.kind !== 'live' || (own.ends_at !== null && own.ends_at <= now)
}

export function describeEnd({ batch: { ends_at: at } }: BatchData): Missing {
  const title = at ? `ব্যাচ শেষ হবে ${formatDay(at)}` : 'ব্যাচ শেষ হওয়া'
  return { kind: 'end', title, have: 0, need: 1, href: null }
}

/** Enough at first; the rest is shown once these are done. */
const MOST_MISSING = 12

function showMissingItem(item: ShownItem, batchId: string, moduleId: string): Missing {
  const { _id, kind, title } = item
  if (kind === 'exam') return { kind, title, have: 0, need: 1, href: paths.exam(batchId, moduleId, _id) }
  if (kind === 'assignment')
    return { kind, title, have: 0, need: 1, href: paths.assignment(batchId, moduleId, _id) }
  const href = item.recording ? paths.recording(batchId, item.recording) : paths.live(batchId, _id)
  return {
    kind: kind === 'live' ? 'live' : 'recording',
    title,
    have: item.percent ?? 0,
    need: WATCHED_PERCENT,
    href,
  }
}

/** Lists the remaining steps of a batch, the nearest first. */
async function listMissingItems(batchData: BatchData, person: Person, parts: Services): Promise<Missing[]> {
  const records = await readLearnerRecords(person._id, batchData, parts.db)
  const modules = showModules(await readLearnerView(batchData, records, parts))
  return modules
    .filter(({ state }) => state !== 'locked')
    .flatMap(({ _id, plans }) =>
      filterSteps((plans ?? []).flatMap(({ items }) => items ?? []))
        .filter((item) => !isDone(item) && item.state !== 'locked' && item.state !== 'coming')
        .map((item) => showMissingItem(item, batchData.batch._id, _id)),
    )
    .slice(0, MOST_MISSING)
}

/** The mark so far, and what would raise it. `percent` is the report's. */
export async function describeCourse(
  batchData: BatchData,
  percent: number,
  person: Person,
  parts: Services,
): Promise<Missing[]> {
  const have = Math.floor(percent * 10) / 10
  const mark: Missing = {
    kind: 'mark',
    title: batchData.course.title,
    have,
    need: CERTIFICATE_PERCENT,
    href: null,
  }
  return [mark, ...(await listMissingItems(batchData, person, parts))]
}

function computeHours({ recordings, lives }: BatchData): number {
  const seconds = recordings.reduce((sum, { duration }) => sum + duration, 0)
  const held = lives.reduce(
    (sum, { starts_at, ends_at }) => sum + (ends_at ? Date.parse(ends_at) - Date.parse(starts_at) : 0) / 1000,
    0,
  )
  return Math.max(1, Math.round(Math.max(seconds, held) / 3600))
}

/** The day of the last watched recording or submission; undefined if there is none. */
function findLastDay({ progress, submissions }: LearnerRecords): string | undefined {
  const days = [...progress.values()].map(({ updated_at: at }) => at)
  for (const { submitted_at: at } of submissions) if (at !== null) days.push(at)
  return days.toSorted().at(-1)
}

/** A live course ends with its batch; a recorded or free one may be done at any time. */
async function draftCourse(bookingIdx: string, person: Person, parts: Services): Promise<Draft> {
  const { db, clock } = parts
  const bought = await findRow(db, booking, eq(booking.idx, bookingIdx))
  if (!bought?.batch) throw new NotFound(NOUN)
  if (bought.person !== person._id) throw new Forbidden(FOREIGN)
  const batchData = await readBatch(bought.batch, db)
  const { batch: own, course } = batchData
  const records = await readLearnerRecords(person._id, batchData, db)
  const report = computeReport(batchData, records, clock.iso())
  const isLive = course.kind === 'live'
  const ends = isLive ? own.ends_at : null
  const isByMark = ends === null || isUnderPresentRule(ends)
  const missing: Missing[] = []
  if (isByMark && !isCertificateEarned(report.percent)) {
    missing.push(...(await describeCourse(batchData, report.percent, person, parts)))
  }
  if (!isOver(batchData, clock.iso())) missing.push(describeEnd(batchData))
  const mark = isByMark ? computeMark(batchData, records, report) : null
  return {
    _id: `course:${bookingIdx}`,
    type: 'course',
    title: course.title,
    hours: computeHours(batchData),
    mark,
    missing,
    earned_at: ends ?? findLastDay(records) ?? clock.iso(),
  }
}

/** `id` is the purchase's public number and the level's id, joined by a hyphen. */
async function draftLevel(id: string, person: Person, parts: Services): Promise<Draft> {
  const [bookingIdx = '', ...rest] = id.split('-')
  const step = findLevel(await readAssessments(parts), rest.join('-'))
  const bought = await findRow(parts.db, transaction_, eq(transaction_.idx, bookingIdx))
  if (!step) throw new NotFound(NOUN)
  if (bought && bought.person !== person._id) throw new Forbidden(FOREIGN)
  const { level, assessment } = step
  const best = findBest(level, await readLevelHistory(person._id, parts))
  const percent = best ? getMarkPercent(best) : 0
  const isEarned = best !== undefined && isPassed(best, level)
  const href = paths.assessmentLevel(assessment._id, level._id)
  return {
    // One certificate per level, whichever purchase it belongs to.
    _id: `level:${person._id}-${level._id}`,
    type: 'level',
    title: `${assessment.title}: ${level.title}`,
    hours: 0,
    mark: isEarned ? percent : null,
    earned_at: best?.checked_at ?? parts.clock.iso(),
    missing: isEarned
      ? []
      : [{ kind: 'level', title: level.title, have: percent, need: level.pass_percent, href }],
  }
}

/** `KG-2026-000123`, counted up. Calls of the sandbox run one at a time, so no two get the same. */
async function makeNumber({ db, clock }: Services): Promise<string> {
  const count = await db.$count(certificate)
  return `KG-${readDhakaClock(clock.iso())?.year}-${String(count + 1).padStart(6, '0')}`
}

async function issue(
  { _id, type, title, hours, mark, earned_at }: Draft,
  { _id: person, name }: Person,
  parts: Services,
): Promise<CertificateRow> {
  const { db } = parts
  const given = await findById(db, certificate, _id)
  if (!given) {
    const fresh = {
      _id,
      type,
      title,
      hours,
      mark,
      person,
      learner_name: name,
      issued_at: earned_at,
      share_id: makeId(),
    }
    return insertRow(db, certificate, { ...fresh, number: await makeNumber(parts) })
  }
  if (given.taken_at !== null || given.learner_name === name) return given
  return updateById(db, certificate, _id, { learner_name: name })
}

export async function showCertificate(
  type: string,
  id: string,
  person: Person,
  parts: Services,
): Promise<Shown> {
  if (type !== 'course' && type !== 'level') throw new NotFound(NOUN)
  const draft = await (type === 'course' ? draftCourse : draftLevel)(id, person, parts)
  const given = await findById(parts.db, certificate, draft._id)
  const shared = {
    type: draft.type,
    title: draft.title,
    hours: draft.hours,
    mark: draft.mark,
    file_url: null,
  }
  // An issued certificate stays valid, whatever is computed later.
  if (!given && draft.missing.length > 0)
    return { ...shared, state: 'not_yet', missing: draft.missing, learner_name: person.name }
  if (!given && isBlank(person.name)) {
    const missing: Missing[] = [
      { kind: 'name', title: 'প্রোফাইলে আপনার নাম', have: 0, need: 1, href: paths.profile() },
    ]
    return { ...shared, state: 'name_missing', missing, learner_name: '' }
  }
  const row = await issue(draft, person, parts)
  const { number, share_id, title, learner_name, issued_at, hours, mark } = row
  return {
    type,
    state: 'ready',
    missing: [],
    number,
    share_id,
    title,
    learner_name,
    issued_at,
    hours,
    mark,
    file_url: null,
    file_key: getKey(row),
  }
}

const KEY = 'certificate'
const getKey = ({ taken_at }: CertificateRow) => (taken_at === null ? KEY : null)

/** The learner downloads the certificate: its name is fixed from here on. (ruling R52) */
export async function takeCertificate(
  number: string,
  person: Person,
  { db, clock }: Services,
): Promise<void> {
  const row = await findRow(db, certificate, eq(certificate.number, number))
  if (!row) throw new NotFound(NOUN)
  if (row.person !== person._id) throw new Forbidden(FOREIGN)
  if (row.taken_at === null) await updateById(db, certificate, row._id, { taken_at: clock.iso() })
}
