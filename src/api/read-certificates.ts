/** Finds all certificates of a learner: the contract has no list, so bookings and passed levels name them. (ruling R52) */

import { call, type CallOptions } from './call.ts'
import { readAllBatches } from './contract/batch.ts'
import { certificate } from './contract/certificate.ts'
import { commerce } from './contract/commerce.ts'
import { readAllAttempts } from './contract/level-submission.ts'
import { takeRead } from './preload.ts'
import type { Certificate, CertificateType } from './shapes/certificate.ts'
import type { LevelSubmissionCard } from './shapes/level-submission.ts'

/** A certificate that may be there; `id` as in the address of its page, `place` the batch it is for. */
export interface CertificateAddress {
  type: CertificateType
  id: string
  place?: string
}

export interface FoundCertificates {
  found: (CertificateAddress & { certificate: Certificate })[]
  /** Of certificates that were asked for. */
  failures: unknown[]
  /** The number of bookings that could not be read, so that theirs were not asked for. */
  unasked: number
}

async function listCourses(options: CallOptions): Promise<PromiseSettledResult<CertificateAddress>[]> {
  const { data } = await takeRead(readAllBatches(), options)
  return Promise.allSettled(
    data.map(async ({ _id, title }): Promise<CertificateAddress> => {
      const { idx } = await call(commerce.booking, { params: { id: _id } }, options)
      return { type: 'course', id: idx, place: title }
    }),
  )
}

/** The public number of the purchase that a level came with, by assessment; a free level has none. */
async function readLevelPurchases(options: CallOptions): Promise<ReadonlyMap<string, string>> {
  const { data } = await call(commerce.transactions, {}, options)
  const paid = data.filter(({ kind, state }) => kind === 'assessment' && state === 'paid')
  const read = await Promise.all(
    paid.map(({ idx }) => call(commerce.transaction, { params: { idx } }, options)),
  )
  return new Map(read.flatMap(({ assessment, idx }) => (assessment ? [[assessment._id, idx] as const] : [])))
}

const NO_PURCHASE = '0'

async function listLevels(options: CallOptions): Promise<CertificateAddress[]> {
  const { data } = await takeRead(readAllAttempts(), options)
  const passed = new Map<string, LevelSubmissionCard>(
    data.filter(({ state }) => state === 'passed').map((card) => [card.level._id, card]),
  )
  if (passed.size === 0) return []
  const purchases = await readLevelPurchases(options)
  return [...passed.values()].map(({ level, assessment }) => ({
    type: 'level',
    id: `${purchases.get(assessment._id) ?? NO_PURCHASE}-${level._id}`,
  }))
}

const isRead = <T>(result: PromiseSettledResult<T>): result is PromiseFulfilledResult<T> =>
  result.status === 'fulfilled'

export async function readCertificates(options: CallOptions): Promise<FoundCertificates> {
  const [courses, levels] = await Promise.all([listCourses(options), listLevels(options)])
  const read = await Promise.allSettled(
    [...courses.filter(isRead).map(({ value }) => value), ...levels].map(async (each) => {
      const found = await call(
        certificate.download,
        { params: { type: each.type, bookingIdx: each.id } },
        options,
      )
      return { ...each, certificate: found }
    }),
  )
  return {
    found: read.filter(isRead).map(({ value }) => value),
    failures: read.flatMap((result) => (isRead(result) ? [] : [result.reason as unknown])),
    unasked: courses.filter((result) => !isRead(result)).length,
  }
}
