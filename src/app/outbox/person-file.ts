/**
 * The file that delivers and counts a signed-in person's unsent work. After a failure it is loaded again on
 * the next request.
 */

import { loadChunk } from '#src/lib/load-chunk.ts'

let coming: ReturnType<typeof fetchPerson> | undefined

const fetchPerson = async () => (await loadChunk(() => import('../late/person.ts'))).personWork

export function loadPerson(): ReturnType<typeof fetchPerson> {
  coming ??= fetchPerson().catch((error: unknown) => {
    coming = undefined
    throw error
  })
  return coming
}
