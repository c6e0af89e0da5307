/** The bytes of a submitted file: from the device where the paper was taken along, from memory where it was read ahead, else from the media host. (rulings R46, R87) */

import type { FileValue } from '#src/api/shapes/submission.ts'
import { offers } from '#src/lib/features.ts'
import { findKeptFile } from '#src/stores/papers/kept-papers.ts'
import { findAhead } from './files-ahead.ts'

/** Rejects without an answer; undefined where the host refuses it. */
export async function readFile(
  { url, sha256 }: Pick<FileValue, 'url' | 'sha256'>,
  signal: AbortSignal,
): Promise<ArrayBuffer | undefined> {
  const kept = offers.keptPapers ? await findKeptFile(sha256) : undefined
  if (kept !== undefined || url === '') return kept
  const early = await findAhead({ sha256 })
  if (early) return early.arrayBuffer()
  const response = await fetch(url, { signal, credentials: 'omit' })
  return response.ok ? response.arrayBuffer() : undefined
}
