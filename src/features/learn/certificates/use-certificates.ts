/** All certificates of a learner, with the last complete list for offline visits. (ruling R52) */

import { useState } from 'react'
import useSWR from 'swr'
import * as v from 'valibot'
import type { CallOptions } from '#src/api/call.ts'
import type { ApiError } from '#src/api/client/api-error.ts'
import { useIsSlow } from '#src/api/failed-renewals.ts'
import { readCertificates } from '#src/api/read-certificates.ts'
import { Certificate, CertificateType } from '#src/api/shapes/certificate.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { getOwner, recallCopy, rememberCopy } from '#src/stores/session/own-storage.ts'

/** `id` as in the address of its page; `place` is shown under the title of a missing one. */
const OwnCertificate = v.object({
  type: CertificateType,
  id: v.string(),
  certificate: Certificate,
  place: v.optional(v.string()),
})
export type OwnCertificate = v.InferOutput<typeof OwnCertificate>

/** `unread`: the number of certificates that could not be read. */
const OwnCertificates = v.object({
  ready: v.array(OwnCertificate),
  missing: v.array(OwnCertificate),
  unread: v.number(),
})
export type OwnCertificates = v.InferOutput<typeof OwnCertificates>

/** The last complete list, for offline visits; deleted with its owner's session. (ruling R21) */
const LastRead = v.object({ fetchedAt: v.number(), all: OwnCertificates })

/** The running read, which the learner may stop. */
let stopping: AbortController | undefined

async function readAll(): Promise<OwnCertificates> {
  const owner = getOwner()
  stopping = new AbortController()
  const quiet: CallOptions = { isQuiet: true, signal: stopping.signal }
  const { found, failures, unasked } = await readCertificates(quiet)
  if (found.length === 0 && failures.length > 0) throw failures[0]
  const compareNewest = (one: OwnCertificate, other: OwnCertificate) =>
    (other.certificate.issued_at ?? '').localeCompare(one.certificate.issued_at ?? '')
  const all = {
    ready: found.filter(({ certificate }) => certificate.state === 'ready').toSorted(compareNewest),
    missing: found.filter(({ certificate }) => certificate.state !== 'ready'),
    unread: failures.length + unasked,
  }
  // Nothing is stored after a logout.
  if (all.unread === 0 && getOwner() === owner) rememberCopy(KEY, { fetchedAt: getDeviceNow(), all }, owner)
  return all
}

const KEY = 'certificates'

/** In the shape that `Load` expects. */
export function useCertificates() {
  const { data, error, isValidating, mutate } = useSWR<OwnCertificates, ApiError>(KEY, readAll, {
    shouldRetryOnError: false,
  })
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

/** One certificate from the last complete list. */
export function recallCertificate(
  type: string,
  id: string,
): { data: Certificate; fetchedAt: number } | undefined {
  const last = recallCopy(KEY, LastRead)
  const own = [...(last?.all.ready ?? []), ...(last?.all.missing ?? [])].find(
    (each) => each.type === type && each.id === id,
  )
  return last && own && { data: own.certificate, fetchedAt: last.fetchedAt }
}
