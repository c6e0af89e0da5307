/**
 * Uploads with XMLHttpRequest, since fetch cannot report progress: same headers, refresh and errors. (spec 5,
 * ruling R13)
 */

import { computeReachedPercent } from '#src/lib/percent.ts'
import { ApiError } from './api-error.ts'
import { readCallerHeaders } from './headers.ts'
import { buildMultipart } from './multipart.ts'
import type { ConnectOptions, OnPercent, Outgoing, TextResponse, Upload } from './ports.ts'
import { buildFormData } from './request.ts'
import { buildHttpError } from './response.ts'

/** An upload may take long; it is stopped if nothing moves for this time, in milliseconds. (ruling R42) */
const STALL_LIMIT = 60_000

/** Reads the multipart body once: a retry sends identical bytes, even if the file changed on disk. */
async function readBytes(outgoing: Outgoing): Promise<{ bytes: Blob; contentType: string }> {
  try {
    return await buildMultipart(buildFormData(outgoing.fields ?? {}))
  } catch (cause) {
    // The file is gone or unreadable (a cloud file that is not on the device).
    throw new ApiError('broken', { cause })
  }
}

/** Reports percentages that never decrease; 100 comes once, after the server's success. */
function makePercentReport(onPercent: OnPercent): {
  onSent: (sent: number, total: number) => void
  onDone: () => void
} {
  let last = -1
  const report = (percent: number) => {
    if (percent <= last) return
    last = percent
    onPercent(percent)
  }
  return {
    onSent: (sent, total) => report(Math.min(99, computeReachedPercent(sent, total))),
    onDone: () => report(100),
  }
}

interface Sending {
  outgoing: Outgoing
  headers: Record<string, string>
  bytes: Blob
  onSent: (sent: number, total: number) => void
}

/** Sends the bytes once; rejects with `cancelled`, `late` (60 s without progress) or `no-answer`. (ruling R42) */
function sendOnce({
  outgoing: { row, address, signal },
  headers,
  bytes,
  onSent,
}: Sending): Promise<TextResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let stall: ReturnType<typeof setTimeout> | undefined
    const end = (settle: () => void) => {
      clearTimeout(stall)
      signal?.removeEventListener('abort', cancel)
      settle()
    }
    const fail = (kind: 'cancelled' | 'late' | 'no-answer') => end(() => reject(new ApiError(kind)))
    const stopAs = (kind: 'cancelled' | 'late') => {
      fail(kind)
      request.abort()
    }
    const cancel = () => stopAs('cancelled')
    const restartStall = () => {
      clearTimeout(stall)
      stall = setTimeout(() => stopAs('late'), STALL_LIMIT)
    }
    request.upload.onprogress = (event) => {
      restartStall()
      onSent(event.loaded, event.total)
    }
    request.upload.onload = restartStall
    request.onload = () => end(() => resolve({ status: request.status, text: request.responseText }))
    request.onerror = () => fail('no-answer')
    signal?.addEventListener('abort', cancel)
    request.open(row.method, address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    restartStall()
    request.send(bytes)
  })
}

export function makeUpload(connection: ConnectOptions): Upload {
  return async (outgoing, onPercent) => {
    const { row, renewal, signal } = outgoing
    const { bytes, contentType } = await readBytes(outgoing)
    const percent = makePercentReport(onPercent)
    const sendNow = async () => {
      const headers: Record<string, string> = {
        ...(await readCallerHeaders(row, connection)),
        accept: 'application/json',
        'content-type': contentType,
      }
      if (signal?.aborted) throw new ApiError('cancelled')
      const response = await sendOnce({ outgoing, headers, bytes, onSent: percent.onSent })
      return { response, sent: headers['accesstoken'] }
    }
    await renewal.before()
    const first = await sendNow()
    const isRenewed = first.response.status === 401 && (await renewal.after401(first.sent)) !== undefined
    const { response } = isRenewed ? await sendNow() : first
    renewal.assertSameSession()
    if (response.status < 200 || response.status >= 300) throw buildHttpError(response.status, response.text)
    percent.onDone()
    return response
  }
}
