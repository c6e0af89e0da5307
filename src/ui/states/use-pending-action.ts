/** Runs one action at a time: what is pressed twice is sent once. */

import { useRef, useState } from 'react'

interface PendingAction<T> {
  isPending: boolean
  runAction: (run: () => Promise<T>) => Promise<void>
}

/** `take` gets what the action led to, `refuse` what it failed with. */
export function usePendingAction<T>(
  take: (outcome: T) => void,
  refuse: (error: unknown) => void,
): PendingAction<T> {
  const [isPending, setIsPending] = useState(false)
  const isRunning = useRef(false)

  async function runAction(run: () => Promise<T>): Promise<void> {
    // State alone would let two presses of the same moment through.
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    try {
      take(await run())
    } catch (error) {
      refuse(error)
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }

  return { isPending, runAction }
}
