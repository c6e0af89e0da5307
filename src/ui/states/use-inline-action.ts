/** A single action: sent once at a time, with its failure shown where it was started. (ruling R41) */

import { useState } from 'react'
import { isShown, type ShownError } from './failure-text.ts'
import { usePendingAction } from './use-pending-action.ts'

export interface InlineActionState {
  isPending: boolean
  act: () => Promise<void>
  /** Cleared as soon as it is retried. */
  failure: ShownError | undefined
}

/** `run` rejects with the error of a call; any other error is a bug of ours, and is not swallowed. */
export function useInlineAction(run: () => Promise<void>): InlineActionState {
  const [failure, setFailure] = useState<ShownError>()
  const { isPending, runAction } = usePendingAction<void>(
    () => undefined,
    (error) => {
      if (!isShown(error)) throw error
      setFailure(error)
    },
  )

  function act(): Promise<void> {
    setFailure(undefined)
    return runAction(run)
  }

  return { isPending, act, failure }
}
