/**
 * Reads the captions of a recording. Their address is on the media host and new in each reply, so they are
 * stored by the recording's id, for reading without a connection. (rulings R46, R67)
 */

import * as v from 'valibot'
import { type Cue, parseCaptions } from '#src/lib/captions.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { findStoredReply, storeReply } from './replies/replies.ts'
import { get } from './row.ts'

/** No call of the contract: it names the text in the store of replies. */
const stored = get('captions', { reply: v.string() })

/** Throws if they can neither be fetched nor are stored. */
export async function readCaptions(
  recordingId: string,
  address: string,
  signal: AbortSignal,
): Promise<Cue[]> {
  const key = `captions:${recordingId}`
  try {
    const answer = await fetch(address, { signal, credentials: 'omit' })
    if (!answer.ok) throw new Error(`captions: ${answer.status}`)
    const text = await answer.text()
    storeReply(stored, key, { reply: text, fetchedAt: getDeviceNow() })
    return parseCaptions(text)
  } catch (error) {
    const found = signal.aborted ? undefined : await findStoredReply(stored, key)
    if (typeof found?.reply !== 'string') throw error
    return parseCaptions(found.reply)
  }
}
