/** Soon after the start, and off the first page's way: what an earlier page left of an exam is delivered. (ruling R34) */
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { ownKeys } from '#src/stores/attempt-drafts/journal-names.ts'

const AFTER_START = 3000

export function useLeftAttempts(): void {
  const { examId } = useParams()
  useEffect(() => {
    const timer = setTimeout(() => {
      // Most have nothing here, and carry nothing for it.
      if (ownKeys().length === 0) return
      // A file that cannot be fetched now comes with the next start.
      void import('#src/features/exam-room/open/deliver.ts')
        .then(({ deliverLeftAttempts }) => deliverLeftAttempts(examId))
        .catch(() => undefined)
    }, AFTER_START)
    return () => clearTimeout(timer)
    // Once for each start; the exam on screen then is the one that is left alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
