/**
 * Reads the teacher's unchecked work. The count names the batches, their performance the work, a page of
 * submissions the oldest of each.
 */

import { batch, readBatches } from '#src/api/contract/batch.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { BatchCard } from '#src/api/shapes/batch.ts'
import { type Loaded, useApi, useRead } from '#src/api/use-api.ts'
import { useEach } from '#src/api/use-each.ts'
import { listWaitingWork, type WaitingWork } from './waiting-work.ts'

/** Rows of the first page; work whose oldest submission is newer than all of them is requested separately. */
const COUNT = 100

export const useOldestPapers = () => useApi(submission.unchecked, { query: { count: COUNT } })

/** `failed`: how many batches could not be read, whose work is missing. */
export function useWaitingWork(
  batchIds: readonly string[],
): Loaded<readonly WaitingWork[]> & { failed: number } {
  const read = useEach(
    batch.performance,
    batchIds.map((id) => ({ params: { id } })),
  )
  const papers = useOldestPapers()
  const work = read.data && papers.data && listWaitingWork(read.data, papers.data.data)
  const missing = work?.filter(({ first }) => first === undefined)
  const others = useEach(
    submission.unchecked,
    missing?.map(({ kind, _id }) => ({ query: { [kind]: _id, count: 1 } })),
  )
  const failed = { ...(papers.error ? papers : read), failed: read.failed }
  if (work === undefined || read.data === undefined || papers.data === undefined)
    return { ...failed, data: undefined }
  const more = others.data?.flatMap(({ data }) => data) ?? []
  return { ...failed, data: listWaitingWork(read.data, [...papers.data.data, ...more]) }
}

/** Running batches, for requests about each of them; `hasFailed`: there will be none. */
export function useRunningBatches(): { running: readonly BatchCard[] | undefined; hasFailed: boolean } {
  const { data, error } = useRead(readBatches())
  const running = data?.data.filter(({ state }) => state === 'running')
  return { running, hasFailed: running === undefined && error !== undefined }
}

/** The reply or its failure has come. */
export const isSettled = ({ data, error }: Pick<Loaded<unknown>, 'data' | 'error'>) =>
  data !== undefined || error !== undefined
