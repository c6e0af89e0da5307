/** Reads all certificates of a learner: the contract has no list, so bookings and passed levels are asked one by one. (ruling R52) */
import useSWR from 'swr'
import { call, type CallOptions } from '#src/api/call.ts'
import type { ApiError } from '#src/api/client/api-error.ts'
import { batch } from '#src/api/contract/batch.ts'
import { certificate } from '#src/api/contract/certificate.ts'
import { commerce } from '#src/api/contract/commerce.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import type { Certificate, CertificateType } from '#src/api/shapes/certificate.ts'
import type { LevelSubmissionCard } from '#src/api/shapes/level-submission.ts'
import { useIsSlow } from '#src/api/use-api.ts'

export interface OwnCertificate {
  type: CertificateType
  /** As in the address of its page. */
  id: string
  of: Certificate
  /** Under the title of one that is missing. */
  place?: string
}

export interface OwnCertificates {
  ready: OwnCertificate[]
  missing: OwnCertificate[]
  /** The number of certificates that could not be read. */
  unread: number
}

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
  return {
    ready: found.filter(({ of }) => of.state === 'ready').toSorted(newest),
    missing: found.filter(({ of }) => of.state !== 'ready'),
    unread: courses.length + levels.length - found.length,
  }
}

const KEY = 'certificates'

/** In the shape that `Load` takes. */
export function useCertificates() {
  const { data, error, isValidating, mutate } = useSWR<OwnCertificates, ApiError>(KEY, readAll, { shouldRetryOnError: false })
  const retry = () => void mutate().catch(() => undefined)
  return {
    data,
    error: data ? undefined : error,
    isSlow: useIsSlow(isValidating, KEY),
    fetchedAt: undefined,
    retry,
    cancel: () => stopping?.abort(),
  }
}
