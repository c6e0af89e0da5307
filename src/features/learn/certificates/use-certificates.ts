/** Reads all certificates of a learner: the contract has no list, so bookings and passed levels are asked one by one. (ruling R52) */
import { useState } from 'react'
import useSWR from 'swr'
import * as v from 'valibot'
import { call, type CallOptions } from '#src/api/call.ts'
import type { ApiError } from '#src/api/client/api-error.ts'
import { batch } from '#src/api/contract/batch.ts'
import { certificate } from '#src/api/contract/certificate.ts'
import { commerce } from '#src/api/contract/commerce.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import { Certificate, CertificateType } from '#src/api/shapes/certificate.ts'
import type { LevelSubmissionCard } from '#src/api/shapes/level-submission.ts'
import { useIsSlow } from '#src/api/use-api.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { getOwner, recallCopy, rememberCopy } from '#src/stores/session/own-storage.ts'

/** `id` as in the address of its page; `place` stands under the title of one that is missing. */
const OwnCertificate = v.object({ type: CertificateType, id: v.string(), of: Certificate, place: v.optional(v.string()) })
export type OwnCertificate = v.InferOutput<typeof OwnCertificate>

/** `unread`: the number of certificates that could not be read. */
const OwnCertificates = v.object({ ready: v.array(OwnCertificate), missing: v.array(OwnCertificate), unread: v.number() })
export type OwnCertificates = v.InferOutput<typeof OwnCertificates>

/** The last whole reading, for a visit without a line; it goes with its owner's session. (ruling R21) */
const LastRead = v.object({ fetchedAt: v.number(), all: OwnCertificates })

/** More than anybody has. */
const ALL = 100

interface Wanted {
  type: CertificateType
  id: string
  place?: string
}

async function listCourses(quiet: CallOptions): Promise<PromiseSettledResult<Wanted>[]> {
  const { data } = await call(batch.list, { query: { count: ALL } }, quiet)
  return Promise.allSettled(
    data.map(async ({ _id, title }): Promise<Wanted> => {
      const { idx } = await call(commerce.booking, { params: { id: _id } }, quiet)
      return { type: 'course', id: idx, place: title }
    }),
  )
}

/** The public number of the purchase that a level came with, by assessment; a free level has none. */
async function readLevelPurchases(quiet: CallOptions): Promise<ReadonlyMap<string, string>> {
  const { data } = await call(commerce.transactions, {}, quiet)
  const paid = data.filter(({ kind, state }) => kind === 'assessment' && state === 'paid')
  const read = await Promise.all(paid.map(({ idx }) => call(commerce.transaction, { params: { idx } }, quiet)))
  return new Map(read.flatMap(({ assessment, idx }) => (assessment ? [[assessment._id, idx] as const] : [])))
}

const NO_PURCHASE = '0'

async function listLevels(quiet: CallOptions): Promise<Wanted[]> {
  const { data } = await call(levelSubmission.list, { query: { count: ALL } }, quiet)
  const passed = new Map<string, LevelSubmissionCard>(data.filter(({ state }) => state === 'passed').map((card) => [card.level._id, card]))
  if (passed.size === 0) return []
  const purchases = await readLevelPurchases(quiet)
  return [...passed.values()].map(({ level, assessment }) => ({
    type: 'level',
    id: `${purchases.get(assessment._id) ?? NO_PURCHASE}-${level._id}`,
  }))
}

const isRead = <T>(result: PromiseSettledResult<T>): result is PromiseFulfilledResult<T> => result.status === 'fulfilled'

/** The reading that the learner may stop. */
let stopping: AbortController | undefined

async function readAll(): Promise<OwnCertificates> {
  const owner = getOwner()
  stopping = new AbortController()
  const quiet: CallOptions = { isQuiet: true, signal: stopping.signal }
  const [courses, levels] = await Promise.all([listCourses(quiet), listLevels(quiet)])
  const wanted = [...courses.filter(isRead).map(({ value }) => value), ...levels]
  const read = await Promise.allSettled(
    wanted.map(async (each): Promise<OwnCertificate> => {
      const of = await call(certificate.download, { params: { type: each.type, bookingIdx: each.id } }, quiet)
      return { ...each, of }
    }),
  )
  const found = read.filter(isRead).map(({ value }) => value)
  const failed = read.find((result) => !isRead(result))
  if (found.length === 0 && failed && !isRead(failed)) throw failed.reason as Error
  const newest = (one: OwnCertificate, other: OwnCertificate) => (other.of.issued_at ?? '').localeCompare(one.of.issued_at ?? '')
  const all = {
    ready: found.filter(({ of }) => of.state === 'ready').toSorted(newest),
    missing: found.filter(({ of }) => of.state !== 'ready'),
    unread: courses.length + levels.length - found.length,
  }
  // Whoever is logged out by now has left nothing here.
  if (all.unread === 0 && getOwner() === owner) rememberCopy(KEY, { fetchedAt: getDeviceNow(), all }, owner)
  return all
}

const KEY = 'certificates'

/** In the shape that `Load` takes. */
export function useCertificates() {
  const { data, error, isValidating, mutate } = useSWR<OwnCertificates, ApiError>(KEY, readAll, { shouldRetryOnError: false })
  const [last] = useState(() => recallCopy(KEY, LastRead))
  const retry = () => void mutate().catch(() => undefined)
  return {
    data: data ?? last?.all,
    error: data ? undefined : error,
    isSlow: useIsSlow(isValidating, KEY),
    fetchedAt: last?.fetchedAt,
    retry,
    cancel: () => stopping?.abort(),
  }
}

/** One certificate of the last whole reading. */
export function recallCertificate(type: string, id: string): { data: Certificate; fetchedAt: number } | undefined {
  const last = recallCopy(KEY, LastRead)
  const own = [...(last?.all.ready ?? []), ...(last?.all.missing ?? [])].find((each) => each.type === type && each.id === id)
  return last && own && { data: own.of, fetchedAt: last.fetchedAt }
}
