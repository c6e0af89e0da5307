/** Saves or unsaves a post: shown at once, announced once the server has it, with an undo. (ruling R54) */

import { call } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { job } from '#src/api/contract/job.ts'
import { refetch } from '#src/api/use-api.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { markForgotten, usePressedMarks } from './mark-store.ts'
import { words } from './words.ts'

let lastCall: Promise<unknown> = Promise.resolve()

async function sendMark(id: string, marked: boolean): Promise<void> {
  // A later press has replaced it.
  if (usePressedMarks.getState()[id] !== marked) return
  try {
    await call(job.mark, { params: { id }, body: { marked } })
    const message = marked ? words.kept : words.letGone
    showToast({
      kind: 'success',
      message,
      isNew: true,
      topic: `job-mark-${id}`,
      action: words.undo,
      onClick: () => markJob(id, !marked),
    })
    await Promise.all([refetch(job.list), refetch(job.one, { params: { id } })])
  } catch (error) {
    // The call has shown its failure.
    if (!(error instanceof ApiError)) throw error
  } finally {
    if (usePressedMarks.getState()[id] === marked) markForgotten(id)
  }
}

/** One after the other, so that the last press wins. */
export function markJob(id: string, marked: boolean): void {
  usePressedMarks.setState({ [id]: marked })
  lastCall = lastCall.then(() => sendMark(id, marked)).catch(reportError)
}
