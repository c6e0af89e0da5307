/**
 * Delivers from any page what an earlier page, or a room that was left, has not delivered of an exam: soon after the first page, again
 * when the page wakes up, and from time to time as long as something is left. (ruling R34)
 */

import { useEffect } from 'react'
import { useParams } from 'react-router'
import { makeScheduler, watchWakeUps } from '#src/api/outbox/scheduler.ts'
import { isSomethingStored } from '#src/features/exam/exam-room/attempt/has-stored.ts'
import { loadPerson } from './person-file.ts'

/** Milliseconds, so that the first page has the line to itself. */
const AFTER_START = 3000
const AGAIN = 30_000

/** True when something waits for another try. */
async function syncOtherAttempts(examHere: string | undefined): Promise<boolean> {
  // Most learners have nothing here, and open no store for it.
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
    // Starts anew when a room is left, since its answers are left then too.
  }, [examId, levelId])
}
