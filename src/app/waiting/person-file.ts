/** The file that delivers and counts what a signed-in person has not sent. Asked for once it failed, it is fetched anew. */

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
