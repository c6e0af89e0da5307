/** Uploads by XMLHttpRequest, since fetch cannot report percent: same headers, refresh and errors. (spec 5, ruling R13) */
import { ApiError } from './api-error.ts'
import { multipart } from './body.ts'
import type { ConnectOptions } from './connection.ts'
import { headersFor } from './headers.ts'
import { UPLOAD_STALL_LIMIT } from './patience.ts'
import { type Answer, httpError, type Outgoing } from './send.ts'

export type OnPercent = (percent: number) => void
export type Upload = (outgoing: Outgoing, onPercent: OnPercent) => Promise<Answer>

/** The multipart body as bytes, made once: a second sending is the same to the last byte, even if the file changed on disk. */
async function bytesOf(outgoing: Outgoing): Promise<{ bytes: Blob; contentType: string }> {
  try {
    const whole = new Response(multipart(outgoing.fields ?? {}))
    return { contentType: whole.headers.get('content-type') ?? '', bytes: await whole.blob() }
  } catch (cause) {
    // The file is gone or unreadable (a cloud file that is not on the device).
    throw new ApiError('broken', { cause })
  }
}

/** Percent never falls, and 100 is said once, when the server has answered well. */
function steadyPercent(onPercent: OnPercent): { moved: (sent: number, total: number) => void; done: () => void } {
  let last = -1
  const say = (percent: number) => {
    if (percent <= last) return
    last = percent
    onPercent(percent)
  }
  return { moved: (sent, total) => say(total > 0 ? Math.min(99, Math.floor((sent / total) * 100)) : 0), done: () => say(100) }
}

interface Sending {
  outgoing: Outgoing
  headers: Record<string, string>
  bytes: Blob
  moved: (sent: number, total: number) => void
}

/** One sending; rejects with `cancelled`, `late` (60 s without progress) or `no-answer`. (ruling R42) */
function sendOnce({ outgoing: { row, address, signal }, headers, bytes, moved }: Sending): Promise<Answer> {
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
    const stillMoving = () => {
      clearTimeout(stall)
      stall = setTimeout(() => stopAs('late'), UPLOAD_STALL_LIMIT)
    }
    request.upload.onprogress = (event) => {
      stillMoving()
      moved(event.loaded, event.total)
    }
    request.upload.onload = stillMoving
    request.onload = () => end(() => resolve({ status: request.status, text: request.responseText }))
    request.onerror = () => fail('no-answer')
    signal?.addEventListener('abort', cancel)
    request.open(row.method, address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    stillMoving()
    request.send(bytes)
  })
}

export function makeUpload(connection: ConnectOptions): Upload {
  return async (outgoing, onPercent) => {
    const { row, renewal, signal } = outgoing
    const { bytes, contentType } = await bytesOf(outgoing)
    const percent = steadyPercent(onPercent)
    const sendNow = async () => {
      const headers: Record<string, string> = {
        ...(await headersFor(row, connection)),
        accept: 'application/json',
        'content-type': contentType,
      }
      if (signal?.aborted) throw new ApiError('cancelled')
      const answer = await sendOnce({ outgoing, headers, bytes, moved: percent.moved })
      return { answer, sent: headers['accesstoken'] }
    }
    await renewal.before()
    const first = await sendNow()
    const isRenewed = first.answer.status === 401 && (await renewal.after401(first.sent)) !== undefined
    const { answer } = isRenewed ? await sendNow() : first
    renewal.assertSameSession()
    if (answer.status < 200 || answer.status >= 300) throw httpError(answer.status, answer.text)
    percent.done()
    return answer
  }
}
