/** Runs one action at a time: a double press sends it once. */

import { useRef, useState } from 'react'

interface PendingAction<T> {
  isPending: boolean
  runAction: (run: () => Promise<T>) => Promise<void>
}

/** `take` gets the result, `refuse` the error. */
export function usePendingAction<T>(
  take: (outcome: T) => void,
  refuse: (error: unknown) => void,
): PendingAction<T> {
  const [isPending, setIsPending] = useState(false)
  const isRunning = useRef(false)

  async function runAction(run: () => Promise<T>): Promise<void> {
    // State by itself would let two presses at the same moment through.
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
