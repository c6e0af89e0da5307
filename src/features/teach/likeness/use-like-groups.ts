/** Lets a worker find the groups of similar answers, or the page itself if no worker can start. */

import { useEffect, useState } from 'react'
import { type AskedText, findLikeGroups, type LikeGroup } from './find-groups.ts'

function findInWorker(asked: readonly AskedText[], signal: AbortSignal): Promise<readonly LikeGroup[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./likeness-worker.ts', import.meta.url), { type: 'module' })
    signal.addEventListener('abort', () => worker.terminate())
    worker.addEventListener('message', ({ data }: MessageEvent<readonly LikeGroup[]>) => {
      worker.terminate()
      resolve(data)
    })
    worker.addEventListener('error', () => {
      worker.terminate()
      reject(new Error('The worker of the comparison has failed'))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page only talks to its own worker
    worker.postMessage(asked)
  })
}

/**
 * Undefined until the first are found; earlier groups stay while more submissions are read. The caller must
 * pass the same `asked` array while its content is unchanged.
 */
export function useLikeGroups(asked: readonly AskedText[]): readonly LikeGroup[] | undefined {
  const [groups, setGroups] = useState<readonly LikeGroup[]>()
  useEffect(() => {
    const stop = new AbortController()
    const start =
      typeof Worker === 'undefined'
        ? Promise.reject(new Error('no workers'))
        : findInWorker(asked, stop.signal)
    void start
      .catch(() => findLikeGroups(asked))
      .then((found) => {
        if (!stop.signal.aborted) setGroups(found)
      })
    return () => stop.abort()
  }, [asked])
  return groups
}
