/**
 * The reads of a person's own data, part by part; a test compares this list with the contract. (ruling R10)
 */

import { call, type CallOptions } from '#src/api/call.ts'
import { auth } from '#src/api/contract/auth.ts'
import { batch } from '#src/api/contract/batch.ts'
import { certificate } from '#src/api/contract/certificate.ts'
import { commerce } from '#src/api/contract/commerce.ts'
import { device } from '#src/api/contract/device.ts'
import { job } from '#src/api/contract/job.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import { listAlerts, notification } from '#src/api/contract/notification.ts'
import { orientation } from '#src/api/contract/orientation.ts'
import { other } from '#src/api/contract/other.ts'
import { recording } from '#src/api/contract/recording.ts'
import { submission } from '#src/api/contract/submission.ts'
import { talent } from '#src/api/contract/talent.ts'
import { readCertificates } from '#src/api/read-certificates.ts'
import type { Row } from '#src/api/row.ts'
import type { LevelSubmission } from '#src/api/shapes/level-submission.ts'
import type { Review, Submission } from '#src/api/shapes/submission.ts'
import { offers } from '#src/lib/features.ts'
import { readEveryPage } from '#src/lib/read-every-page.ts'
import type { UnsentThing } from './unsent.ts'

async function readEach<T, R>(rows: readonly T[], read: (row: T) => Promise<R>): Promise<R[]> {
  const found: R[] = []
  // One at a time, so that it does not burden the shared server.
  for (const row of rows) found.push(await read(row))
  return found
}

interface OwnRead<T> {
  /** The rows of the contract that it uses. */
  rows: readonly Row[]
  read: (options: CallOptions) => Promise<T>
}

const define = <T>(rows: readonly Row[], read: OwnRead<T>['read']): OwnRead<T> => ({ rows, read })

export interface ReviewedSubmission extends Submission {
  reviews: readonly Review[]
}

async function readSubmissions(options: CallOptions): Promise<ReviewedSubmission[]> {
  const cards = await readEveryPage((query) => call(submission.list, { query }, options))
  // Requested but not begun: there is nothing to read.
  const begun = cards.filter(({ try_no: tryNo }) => tryNo > 0)
  return readEach(begun, async ({ _id: id }) => {
    const whole = await call(submission.one, { params: { id } }, options)
    const reviews = offers.reviews ? await call(submission.reviewOf, { params: { id } }, options) : []
    return { ...whole, reviews }
  })
}

async function readLevels(options: CallOptions): Promise<LevelSubmission[]> {
  const cards = await readEveryPage((query) => call(levelSubmission.list, { query }, options))
  const handedIn = cards.filter(({ state }) => state !== 'open')
  return readEach(handedIn, ({ _id: id }) => call(levelSubmission.response, { params: { id } }, options))
}

async function readOwnCertificates(options: CallOptions) {
  const { found, failures, unasked } = await readCertificates(options)
  // An incomplete list would look complete.
  if (failures.length + unasked > 0) throw failures[0] ?? new Error('A booking could not be read.')
  return found.map(({ certificate }) => certificate).filter(({ state }) => state === 'ready')
}

/** The owner has switched the feature off. */
const leftOut = define([], () => Promise.reject(new Error('Nobody asks for it.')))

/** For everybody signed in. */
const ACCOUNT_READS = {
  profile: define([auth.me], (options) => call(auth.me, {}, options)),
  devices: define([device.list], (options) => call(device.list, {}, options)),
  alerts: define([notification.alert], (options) =>
    readEach(listAlerts(), (alert) => call(notification.alert, { params: { alert } }, options)),
  ),
  notifications: offers.notifications
    ? define([notification.list], (options) =>
        readEveryPage((query) => call(notification.list, { query }, options)),
      )
    : leftOut,
}

/** A teacher's lists of the same rows contain the learners' data. */
const LEARNER_READS = {
  notes: offers.notes
    ? define([recording.notes], (options) =>
        readEveryPage((query) => call(recording.notes, { query }, options)),
      )
    : leftOut,
  watched: define([recording.progressList], (options) =>
    readEveryPage((query) => call(recording.progressList, { query }, options)),
  ),
  submissions: define([submission.list, submission.one, submission.reviewOf], readSubmissions),
  levels: offers.assessments ? define([levelSubmission.list, levelSubmission.response], readLevels) : leftOut,
  transactions: define(
    [commerce.transactions],
    async (options) => (await call(commerce.transactions, {}, options)).data,
  ),
  certificates: offers.certificates
    ? define([batch.list, commerce.booking, commerce.transaction, certificate.download], readOwnCertificates)
    : leftOut,
  applications: offers.jobs
    ? define([job.list], (options) =>
        readEveryPage((query) => call(job.list, { query: { ...query, has_applied: 'true' } }, options)),
      )
    : leftOut,
  cvs: offers.jobs
    ? define([job.files], (options) => call(job.files, { query: { file_type: 'cv' } }, options))
    : leftOut,
  updates: define([other.workUpdates], (options) =>
    readEveryPage((query) => call(other.workUpdates, { query }, options)),
  ),
  orientations: offers.orientation
    ? define([orientation.bookings], (options) => call(orientation.bookings, {}, options))
    : leftOut,
}

const TALENT_READS = {
  talent: offers.talents ? define([talent.preview], (options) => call(talent.preview, {}, options)) : leftOut,
  interviews: offers.talents
    ? define([talent.interviews], (options) =>
        readEveryPage((query) => call(talent.interviews, { query }, options)),
      )
    : leftOut,
  offers: offers.talents
    ? define([talent.offers], (options) => readEveryPage((query) => call(talent.offers, { query }, options)))
    : leftOut,
}

export const OWN_READS = { ...ACCOUNT_READS, ...LEARNER_READS, ...TALENT_READS }
type Reads = typeof OWN_READS
export type ReadPart = keyof Reads

type Replies = { [K in ReadPart]: Awaited<ReturnType<Reads[K]['read']>> }

/** A ticket is stored on the device that wrote it: no call reads it back. (ruling R35) */
export interface OwnTicket {
  title: string
  text: string
  number: string | undefined
  at: number
}

/** Everybody has the profile; the rest depends on the role. */
export type OwnData = Pick<Replies, 'profile'> &
  Partial<Replies> & {
    tickets: readonly OwnTicket[]
    unsent: readonly UnsentThing[]
  }

const listKeys = <T extends Readonly<Record<string, unknown>>>(reads: T) =>
  (Object.keys(reads) as (keyof T)[]).filter((part) => reads[part] !== leftOut)

export function listParts(role: 'learner' | 'teacher' | 'talent'): readonly ReadPart[] {
  if (role === 'teacher') return listKeys(ACCOUNT_READS)
  return role === 'talent' ? listKeys(OWN_READS) : [...listKeys(ACCOUNT_READS), ...listKeys(LEARNER_READS)]
}
