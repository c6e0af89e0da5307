/**
 * Reads what the player shows beside a kept class, so that it lies on the device for reading without a connection: notes, progress,
 * captions. (rulings R67, R68)
 */

import { call } from '#src/api/call.ts'
import { readCaptions } from '#src/api/captions.ts'
import {
  readBatchRecordings,
  recording,
  readRecording,
  readRecordingProgress,
} from '#src/api/contract/recording.ts'
import { type Read, readWhole } from '#src/api/read.ts'
import type { InputOf, Row } from '#src/api/row.ts'
import { changeKept } from '#src/stores/kept/change-kept.ts'
import type { KeptClass } from '#src/stores/kept/kept-class.ts'

/** The build, by its first script: the store of replies reads only what the same build wrote. (docs/decisions/0023) */
export const getRelease = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''

const readQuietly = <R extends Row>({ row, input }: Read<R>) =>
  call(row, input as InputOf<R>, { isQuiet: true, isForReading: true })

/** A read that fails is done with the next contact. */
export async function fetchForReading({ id, batchId, recording: { captions } }: KeptClass): Promise<void> {
  try {
    await readQuietly(readRecordingProgress(id))
    await readQuietly(readWhole(recording.notes, { recording: id }, true))
    await readQuietly(readBatchRecordings(batchId))
    const { captions: fresh = captions } = await readQuietly(readRecording(id))
    if (fresh) await readCaptions(id, fresh, new AbortController().signal)
    await changeKept(id, { release: getRelease() })
  } catch {
    // Without a line there is nothing to read.
  }
}
