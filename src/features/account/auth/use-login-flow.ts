/** The login for a screen: its current step, its problem, and one action at a time. */

import { useState } from 'react'
import { ApiError } from '#src/api/client/api-error.ts'
import { openLoginAfterReload } from '#src/stores/session/login-panel-store.ts'
import { showToastAfterReload } from '#src/stores/shell/toast-over-reload.ts'
import { showToast, stepToastsClosed } from '#src/stores/shell/toast-store.ts'
import { pageMoves } from '#src/ui/hooks/page-moves.ts'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import type { Entered, Outcome } from './login-calls.ts'
import { isStart, type LoginFlow, startFlow, STEP, findStepBefore } from './login-flow.ts'
import { type Problem, findProblem, findStepAfterRefusal } from './problem.ts'
import { storeSession } from './store-session.ts'
import { forgetLogin, useStoredFlow } from './use-stored-flow.ts'
import { loginWords as words } from './words.ts'

/** The props of every step. */
export interface StepProps {
  flow: LoginFlow
  /** Runs one call of the login; a second one meanwhile is ignored. */
  runAction: (run: () => Promise<Outcome>) => Promise<void>
  /** Goes to another step without a call. */
  go: (flow: LoginFlow) => void
  isPending: boolean
  problem: Problem | undefined
  /** A form found a problem before any call, or a problem is being fixed. */
  onProblem: (problem: Problem | undefined) => void
}

interface LoginControls extends StepProps {
  /** Missing if there is nothing to go back to. */
  back: (() => void) | undefined
}

interface LoginOptions {
  isForced: boolean
  /**
   * Navigates to the target of the login, once everything about the person is known. (spec 4 Login success)
   */
  onDone: (msg: string) => void
}

export function useLoginFlow({ isForced, onDone }: LoginOptions): LoginControls {
  const [flow, storeFlow] = useStoredFlow(isForced)
  const [problem, setProblem] = useState<Problem>()
  const { isPending, runAction } = usePendingAction<Outcome>(take, refuse)

  function enter(entered: Entered): void {
    const { reply, msg } = entered
    const refusal = storeSession(entered, flow.contact)
    if (refusal !== undefined) return setProblem({ message: refusal })
    // Somebody who still has to enter a name is welcomed once, at the end.
    if (reply.next !== STEP.registration) return finish(msg)
    return storeFlow({ step: STEP.registration })
  }

  function finish(msg: string): void {
    forgetLogin()
    onDone(msg)
  }

  /** The login with the new password follows. (spec 4 Change password) */
  function passwordChanged(msg: string): void {
    storeFlow({ ...flow, step: flow.passwordStep ?? startFlow(isForced).step, code: undefined })
    showToastAfterReload(msg)
    openLoginAfterReload()
    pageMoves.reload()
  }

  function take(outcome: Outcome): void {
    stepToastsClosed()
    if (outcome.is === 'entered') return enter(outcome)
    if (outcome.is === 'registered') return finish(words.welcome)
    if (outcome.is === 'password-changed') return passwordChanged(outcome.msg)
    if (outcome.msg) showToast({ kind: 'success', message: outcome.msg })
    return storeFlow(outcome.flow)
  }

  function refuse(error: unknown): void {
    if (!(error instanceof ApiError)) throw error
    const next = findStepAfterRefusal(error, flow)
    if (next !== undefined) storeFlow(next)
    setProblem(findProblem(error, flow))
  }

  function go(next: LoginFlow): void {
    stepToastsClosed()
    setProblem(undefined)
    storeFlow(next)
  }

  const before = findStepBefore(flow, isForced)
  const back =
    before === undefined
      ? undefined
      : () => go(isStart({ step: before }) ? startFlow(isForced) : { ...flow, step: before })
  const start = (run: () => Promise<Outcome>) => {
    setProblem(undefined)
    stepToastsClosed()
    return runAction(run)
  }
  return { flow, runAction: start, go, isPending, problem, onProblem: setProblem, back }
}
