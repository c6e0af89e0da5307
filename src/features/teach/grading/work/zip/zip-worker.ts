/**
 * Opens a ZIP outside of the page's thread, which stays responsive whatever is inside. Answers each question
 * in turn.
 */

import type { ZipAnswer, ZipQuestion } from './zip-messages.ts'
import { type OpenedZip, openZip } from './zip-reading.ts'

let zip: OpenedZip | undefined

function answer(question: ZipQuestion): ZipAnswer {
  if (question.kind === 'open') {
    const opened = openZip(question.bytes)
    if (typeof opened === 'string') return { kind: 'refused', why: opened }
    zip = opened
    return { kind: 'opened', listing: opened.listing }
  }
  return { kind: 'content', content: zip?.read(question.at) ?? { as: 'none', why: 'unreadable' } }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ZipQuestion>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker only talks to its page
  globalThis.postMessage(answer(data))
})
