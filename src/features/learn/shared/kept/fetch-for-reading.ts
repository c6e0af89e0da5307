/**
 * Reads what the page of a kept class shows, so that it lies on the device for reading without a connection:
 * recording, notes, progress, captions. (rulings R67, R68)
 */

import { call } from '#src/api/call.ts'
import { readCaptions } from '#src/api/captions.ts'
import { buildKey } from '#src/api/client/request.ts'
import {
  readBatchRecordings,
  recording,
  readRecording,
  readRecordingProgress,
} from '#src/api/contract/recording.ts'
import { type Read, readWhole } from '#src/api/read.ts'
import { readForScreen, storeReply } from '#src/api/replies/replies.ts'
import type { InputOf, Row } from '#src/api/row.ts'
import type { Recording } from '#src/api/shapes/recording.ts'
import { offers } from '#src/lib/features.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { changeKept } from '#src/stores/kept/change-kept.ts'
import type { KeptClass } from '#src/stores/kept/kept-class.ts'

export const fetchReply = async <R extends Row>({ row, input }: Read<R>) =>
  (await readForScreen(row, input as InputOf<R>)).reply

/** Asks the server itself, for a fresh address; the page of the class finds the reply on the device. */
export async function askRecording(id: string): Promise<Recording> {
  const input = { params: { id } }
  const reply = await call(recording.one, input, { isQuiet: true, isOnce: true })
  storeReply(recording.one, buildKey(recording.one, input), { reply, fetchedAt: getDeviceNow() })
  return reply
}

/** Throws if a read fails. */
export async function fetchClassTexts(id: string): Promise<void> {
  await fetchReply(readRecordingProgress(id))
  if (offers.notes) await fetchReply(readWhole(recording.notes, { recording: id }, true))
  const { captions } = await fetchReply(readRecording(id))
  if (captions) await readCaptions(id, captions, new AbortController().signal)
}

/** A read that fails is done with the next contact. */
export async function fetchForReading({ id, batchId }: KeptClass): Promise<void> {
  try {
    await fetchReply(readBatchRecordings(batchId))
    await fetchClassTexts(id)
    await changeKept(id, { isReadable: true })
  } catch {
    // Without a connection there is nothing to read.
  }
}
