/**
 * Reads what the player shows beside a kept class, so that it lies on the device for reading without a connection: notes, progress,
 * captions. (rulings R67, R68)
 */

import { readCaptions } from '#src/api/captions.ts'
import {
  readBatchRecordings,
  recording,
  readRecording,
  readRecordingProgress,
} from '#src/api/contract/recording.ts'
import { type Read, readWhole } from '#src/api/read.ts'
import { readForScreen } from '#src/api/replies/replies.ts'
import type { InputOf, Row } from '#src/api/row.ts'
import { changeKept } from '#src/stores/kept/change-kept.ts'
import type { KeptClass } from '#src/stores/kept/kept-class.ts'

const fetchReply = <R extends Row>({ row, input }: Read<R>) => readForScreen(row, input as InputOf<R>)

/** A read that fails is done with the next contact. */
export async function fetchForReading({ id, batchId, recording: { captions } }: KeptClass): Promise<void> {
  try {
    await fetchReply(readRecordingProgress(id))
    await fetchReply(readWhole(recording.notes, { recording: id }, true))
    await fetchReply(readBatchRecordings(batchId))
    const { captions: fresh = captions } = (await fetchReply(readRecording(id))).reply
    if (fresh) await readCaptions(id, fresh, new AbortController().signal)
    await changeKept(id, { isReadable: true })
  } catch {
    // Without a connection there is nothing to read.
  }
}
