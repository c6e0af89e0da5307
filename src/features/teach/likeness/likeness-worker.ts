/** Runs the comparison of answers beside the page, so that thousands of them do not hold it up. */

import { type AskedText, findLikeGroups } from './find-groups.ts'

self.addEventListener('message', ({ data }: MessageEvent<readonly AskedText[]>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its own page alone
  self.postMessage(findLikeGroups(data))
})
