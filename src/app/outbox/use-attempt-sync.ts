/**
 * Delivers from any page the unsent exam answers of an earlier page or of a room that was left: soon after
 * the first page, when the page wakes up, and from time to time while something is left. (ruling R34)
 */

import { useEffect } from 'react'
import { useParams } from 'react-router'
import { makeScheduler, watchWakeUps } from '#src/api/outbox/scheduler.ts'
import { isSomethingStored } from '#src/features/exam/exam-room/attempt/has-stored.ts'
import { loadPerson } from './person-file.ts'

/** In milliseconds; the first page has the connection to itself until then. */
const AFTER_START = 3000
const AGAIN = 30_000

/** Resolves to true if something still needs another try. */
async function syncOtherAttempts(examHere: string | undefined): Promise<boolean> {
  // Most learners have nothing here, and their database is never opened.
  if (!(await isSomethingStored())) return false
  return loadPerson().then(
    ({ syncAttempts }) => syncAttempts(examHere),
    () => true,
  )
}

export function useAttemptSync(): void {
  const { examId, levelId } = useParams()
  useEffect(() => {
    const scheduler = makeScheduler(async () => ((await syncOtherAttempts(examId)) ? AGAIN : undefined))
    scheduler.plan(AFTER_START)
    const stopWaking = watchWakeUps(() => scheduler.plan(0))
    return () => {
      stopWaking()
      scheduler.stop()
    }
    // Starts again when a room is left, since it may leave unsent answers.
  }, [examId, levelId])
}
