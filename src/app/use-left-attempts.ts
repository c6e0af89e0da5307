/**
 * What an earlier page, or a room that was left, has not delivered of an exam is delivered from any page: soon after, off the first
 * page's way, again when the line or the page comes back, and from time to time as long as something is left. (ruling R34)
 */
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { isSomethingStored } from '#src/features/exam/exam-room/attempt/has-stored.ts'

const AFTER_START = 3000
const AGAIN = 30_000

export function useLeftAttempts(): void {
  const { examId, levelId } = useParams()
  useEffect(() => {
    const gone = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isTrying = false

    async function attempted(): Promise<boolean> {
      // Most have nothing here, and carry nothing for it.
      if (!(await isSomethingStored())) return false
      try {
        const { syncAttempts } = await import('#src/features/exam/exam-room/attempt/sync-attempts.ts')
        return await syncAttempts(examId)
      } catch {
        // The file could not be fetched now.
        return true
      }
    }
    async function go(): Promise<void> {
      if (isTrying) return
      isTrying = true
      const isLeft = await attempted()
      isTrying = false
      if (isLeft && !gone.signal.aborted) plan(AGAIN)
    }
    function plan(wait: number): void {
      clearTimeout(timer)
      timer = setTimeout(() => void go(), wait)
    }

    plan(AFTER_START)
    const onBack = () => document.visibilityState === 'visible' && plan(0)
    addEventListener('online', onBack, { signal: gone.signal })
    document.addEventListener('visibilitychange', onBack, { signal: gone.signal })
    return () => {
      gone.abort()
      clearTimeout(timer)
    }
    // Anew when a room is left: its answers are left then too.
  }, [examId, levelId])
}
