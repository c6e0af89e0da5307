/** An action that stands alone: sent once at a time, and what it failed with is known to the place it was asked for in. (ruling R41) */

import { useState } from 'react'
import type { ShownError } from './failed.tsx'
import { usePendingAction } from './use-pending-action.ts'

export interface InlineActionState {
  isPending: boolean
  act: () => Promise<void>
  /** Gone as soon as it is tried again. */
  failure: ShownError | undefined
}

function isShown(error: unknown): error is ShownError {
  return typeof error === 'object' && error !== null && 'msg' in error && typeof error.msg === 'string'
}

/** `run` rejects with what a call fails with; any other error is a fault of ours, and is not swallowed. */
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
