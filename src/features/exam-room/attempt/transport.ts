/** The calls of an attempt. Each goes out once: the room repeats by itself. (rulings R34, R41) */
import { ApiError } from '#src/api/client/api-error.ts'
import { call } from '#src/api/call.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { Attempt, Saved, Submission } from '#src/api/shapes/submission.ts'
import type { LeavingEvent } from '#src/stores/attempt-drafts/kept-draft.ts'
import type { Entry } from './entry.ts'

export interface Transport {
  read: () => Promise<Attempt>
  save: (answers: readonly Entry[], events: readonly LeavingEvent[], version: number) => Promise<Saved>
  file: (answer: Entry, file: File, version: number, options: FileOptions) => Promise<Saved>
  finish: (key: string) => Promise<Submission>
}

interface FileOptions {
  onPercent: (percent: number) => void
  signal: AbortSignal
}

/** A reply of the other kind breaks the promise. */
function savedOf(reply: Saved | Submission): Saved {
  if (!('saved' in reply)) throw new ApiError('broken')
  return reply
}

export function transportOf(attemptId: string): Transport {
  const params = { id: attemptId }
  const quiet = { isQuiet: true, isOnce: true }
  return {
    read: () => call(submission.draft, { params }, quiet),
    save: async (answers, events, version) => {
      const sent = answers.map(({ question, value, edit, writer, edited_at }) => ({ question, value, edit, writer, edited_at }))
      const body = { version, answers: sent, ...(events.length > 0 && { events: [...events] }) }
      return savedOf(await call(submission.save, { params, body }, quiet))
    },
    file: async ({ question, edit, writer }, file, version, options) => {
      const body = { version, question, edit, writer, file }
      return savedOf(await call(submission.save, { params, body }, { ...quiet, ...options }))
    },
    finish: async (key) => {
      const reply = await call(submission.save, { params, body: { finish: true, key } }, quiet)
      if ('saved' in reply) throw new ApiError('broken')
      return reply
    },
  }
}
