/** The login as a screen sees it: where it stands, what went wrong, and one attempt at a time. */
import { useRef, useState } from 'react'
import { ApiError } from '#src/api/client/api-error.ts'
import { halfLoginToken } from '#src/api/client/half-login.ts'
import { draftDropped, useDraft } from '#src/stores/draft-store.ts'
import { useSession } from '#src/stores/session-store.ts'
import { loginGoesOnOverReload } from '#src/stores/login-panel-store.ts'
import { say, sayOverReload } from '#src/stores/toast-store.ts'
import type { Entered, Outcome } from './login-calls.ts'
import { goOn, isStart, type LoginFlow, startFlow, STEP, stepBefore } from './login-flow.ts'
import { pageMoves } from './page-moves.ts'
import { type Problem, problemOf, stepAfterRefusal } from './problem.ts'
import { resetGrant } from './reset-grant.ts'
import { keepSession } from './keep-session.ts'
import { words } from './words.ts'

/** What is typed in the login and outlives it; passwords and codes are never among it. */
export const DRAFTS = { flow: 'login-flow', contact: 'login-contact', name: 'login-name' } as const

/** Runs one call of the login; a second one while it runs is not sent. */
export type Attempt = (run: () => Promise<Outcome>) => Promise<void>

export interface StepProps {
  flow: LoginFlow
  attempt: Attempt
  /** To another step, without a call. */
  go: (flow: LoginFlow) => void
  isPending: boolean
  problem: Problem | undefined
  /** A form found it by itself, before any call. */
  onProblem: (problem: Problem) => void
}

interface LoginAttempts extends StepProps {
  /** Missing where there is nothing to go back to. */
  back: (() => void) | undefined
}

function useKeptFlow(isForced: boolean): [flow: LoginFlow, keep: (flow: LoginFlow) => void] {
  const [kept, keepDraft, drop] = useDraft<unknown>(DRAFTS.flow, undefined)
  const isNameless = useSession(({ status, user }) => status === 'signed-in' && user?.name === '')
  const flow = goOn(kept, { isForced, isNameless, hasResetToken: resetGrant() !== undefined, hasHalfLogin: halfLoginToken() !== undefined })
  // A start is kept nowhere: whether it is a forced one is the page's to say.
  const keep = (next: LoginFlow) => (isStart(next) && next.contact === undefined ? drop() : keepDraft(next))
  return [flow, keep]
}

/** `onDone` takes the person where the login leads, once everything about them is known. (spec 4 Login success) */
export function useLoginFlow({ isForced, onDone }: { isForced: boolean; onDone: (msg: string) => void }): LoginAttempts {
  const [flow, keep] = useKeptFlow(isForced)
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const isRunning = useRef(false)

  function finish(msg: string): void {
    for (const key of Object.values(DRAFTS)) draftDropped(key)
    onDone(msg)
  }

  function enter(entered: Entered): void {
    if (!keepSession(entered, flow.contact)) return setProblem({ message: words.cookiesOff })
    if (entered.reply.next !== STEP.registration) return finish(entered.msg)
    say({ kind: 'success', message: entered.msg })
    return keep({ step: STEP.registration })
  }

  /** The contact stays: what comes next is the login with the new password. (spec 4 Change password) */
  function passwordChanged(msg: string): void {
    keep({ ...flow, step: flow.passwordStep ?? startFlow(isForced).step, code: undefined })
    sayOverReload(msg)
    loginGoesOnOverReload()
    pageMoves.reload()
  }

  function take(outcome: Outcome): void {
    switch (outcome.is) {
      case 'step':
        if (outcome.msg) say({ kind: 'success', message: outcome.msg })
        return keep(outcome.flow)
      case 'entered':
        return enter(outcome)
      case 'registered':
        return finish(words.welcome)
      case 'password-changed':
        return passwordChanged(outcome.msg)
    }
  }

  function refuse(error: unknown): void {
    if (!(error instanceof ApiError)) throw error
    const next = stepAfterRefusal(error, flow)
    if (next !== undefined) keep(next)
    setProblem(problemOf(error, flow))
  }

  const attempt: Attempt = async (run) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    setProblem(undefined)
    try {
      take(await run())
    } catch (error) {
      refuse(error)
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }

  function go(next: LoginFlow): void {
    setProblem(undefined)
    keep(next)
  }

  const before = stepBefore(flow, isForced)
  const back = before === undefined ? undefined : () => go(isStart({ step: before }) ? startFlow(isForced) : { ...flow, step: before })
  return { flow, attempt, go, isPending, problem, onProblem: setProblem, back }
}
