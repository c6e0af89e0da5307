/**
 * Finds all certificates of a learner: the contract has no list, so bookings and passed levels identify them.
 * (ruling R52)
 */

import { offers } from '#src/lib/features.ts'
import { call, type CallOptions } from './call.ts'
import { readAllBatches } from './contract/batch.ts'
import { certificate } from './contract/certificate.ts'
import { commerce, readTransactions } from './contract/commerce.ts'
import { readAllAttempts } from './contract/level-submission.ts'
import { takeRead } from './preload.ts'
import type { Certificate, CertificateType } from './shapes/certificate.ts'
import type { LevelSubmissionCard } from './shapes/level-submission.ts'

/** A possible certificate; `id` as in the address of its page, `place` the batch it is for. */
export interface CertificateAddress {
  type: CertificateType
  id: string
  place?: string
}

export interface FoundCertificates {
  found: (CertificateAddress & { certificate: Certificate })[]
  /** Errors of the requested lists and certificates. */
  failures: unknown[]
  /**
   * The number of bookings and purchases that could not be read, so that their certificates were not
   * requested.
   */
  unasked: number
}

const isRead = <T>(result: PromiseSettledResult<T>): result is PromiseFulfilledResult<T> =>
  result.status === 'fulfilled'

const listFailures = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (isRead(result) ? [] : [result.reason as unknown]))

/** Undefined where the number could not be read, so that the certificate was not requested. */
type FoundOne = (CertificateAddress & { certificate: Certificate }) | undefined

async function readOne(address: CertificateAddress, options: CallOptions): Promise<FoundOne> {
  const { type, id } = address
  return {
    ...address,
    certificate: await call(certificate.download, { params: { type, bookingIdx: id } }, options),
  }
}

/** Each certificate is requested as soon as its booking is read. */
async function readCourses(options: CallOptions): Promise<PromiseSettledResult<FoundOne>[]> {
  const { data } = await takeRead(readAllBatches(), options)
  return Promise.allSettled(
    data.map(async ({ _id, title }) => {
      const booking = await call(commerce.booking, { params: { id: _id } }, options).catch(() => undefined)
      return booking && readOne({ type: 'course', id: booking.idx, place: title }, options)
    }),
  )
}

/** The public numbers of the level purchases, by assessment; a free level has none. */
async function readLevelPurchases(
  options: CallOptions,
): Promise<{ purchases: ReadonlyMap<string, string>; isWhole: boolean }> {
  const { data } = await takeRead(readTransactions(), options)
  const paid = data.filter(({ kind, state }) => kind === 'assessment' && state === 'paid')
  const read = await Promise.allSettled(
    paid.map(({ idx }) => call(commerce.transaction, { params: { idx } }, options)),
  )
  const named = read
    .filter(isRead)
    .flatMap(({ value: { assessment, idx } }) => (assessment ? [[assessment._id, idx] as const] : []))
  return { purchases: new Map(named), isWhole: read.every(isRead) }
}

const NO_PURCHASE = '0'

async function readLevels(options: CallOptions): Promise<PromiseSettledResult<FoundOne>[]> {
  const { data } = await takeRead(readAllAttempts(), options)
  const passed = new Map<string, LevelSubmissionCard>(
    data.filter(({ state }) => state === 'passed').map((card) => [card.level._id, card]),
  )
  if (passed.size === 0) return []
  const { purchases, isWhole } = await readLevelPurchases(options)
  return Promise.allSettled(
    [...passed.values()].map(async ({ level, assessment }) => {
      const purchase = purchases.get(assessment._id)
      // This purchase may be among those that could not be read.
      if (purchase === undefined && !isWhole) return undefined
      return readOne({ type: 'level', id: `${purchase ?? NO_PURCHASE}-${level._id}` }, options)
    }),
  )
}

export async function readCertificates(options: CallOptions): Promise<FoundCertificates> {
  const lists = await Promise.allSettled([
    readCourses(options),
    offers.assessments ? readLevels(options) : [],
  ])
  const read = lists.filter(isRead).flatMap(({ value }) => value)
  const known = read.filter(isRead).map(({ value }) => value)
  const found = known.filter((each) => each !== undefined)
  return {
    found,
    failures: [...listFailures(lists), ...listFailures(read)],
    unasked: known.length - found.length,
  }
}
