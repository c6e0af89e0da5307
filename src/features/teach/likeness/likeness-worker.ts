/** Compares answers outside of the page's thread, so that thousands of them do not block it. */

import { type AskedText, findLikeGroups } from './find-groups.ts'

self.addEventListener('message', ({ data }: MessageEvent<readonly AskedText[]>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker only talks to its own page
  self.postMessage(findLikeGroups(data))
})
