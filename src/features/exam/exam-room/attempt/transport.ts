/** The calls of an attempt. Each goes out once: the room repeats by itself. (rulings R34, R41) */
import { ApiError } from '#src/api/client/api-error.ts'
import type { Attempt, Saved, Submission } from '#src/api/shapes/submission.ts'
import type { LeavingEvent } from '#src/stores/attempt-drafts/kept-draft.ts'
import { callsOf } from './calls.ts'
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

/** `work`: what the attempt is at, as the device names it. */
export function transportOf(attemptId: string, work: string): Transport {
  const calls = callsOf(work)
  const quiet = { isQuiet: true, isOnce: true }
  return {
    read: () => calls.read(attemptId, quiet),
    save: async (answers, events, version) => {
      const sent = answers.map(({ question, value, edit, writer, edited_at }) => ({ question, value, edit, writer, edited_at }))
      const body = { version, answers: sent, ...(events.length > 0 && { events: [...events] }) }
      return savedOf(await calls.save(attemptId, body, quiet))
    },
    file: async ({ question, edit, writer }, file, version, options) => {
      const body = { version, question, edit, writer, file }
      return savedOf(await calls.save(attemptId, body, { ...quiet, ...options }))
    },
    finish: async (key) => {
      const reply = await calls.save(attemptId, { finish: true, key }, quiet)
      if ('saved' in reply) throw new ApiError('broken')
      return reply
    },
  }
}
