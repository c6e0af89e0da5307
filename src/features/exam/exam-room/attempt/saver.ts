/** The pace of saving: one at a time, many edits in one, slower after failures. Knows nothing of what it sends. (ruling R34) */
import { type Failure, waitAfter } from './back-off.ts'

/** After the first edit, so that a word goes as one. */
const AFTER_EDIT = 300
/** From the start of one save to the start of the next: 100 edits in 10 s are at most 11 saves. */
const APART = 1000

interface SaverParts {
  /** Sends what there is to send; undefined = nothing. Its promise tells of a failure and never rejects. */
  next: () => Promise<Failure | undefined> | undefined
  onFailure: (failure: Failure | undefined) => void
  /** Milliseconds from anywhere that never jump. */
  now?: () => number
  /** Waits longer before the first save: somebody else will probably do it. */
  patience?: () => number
  /** Further milliseconds between two saves while nobody is in a hurry. */
  more?: () => number
}

export interface Saver {
  /** There may be something to send. */
  nudge: () => void
  /** The line is back, or the learner asks: what waits after a failure goes now. */
  hurry: () => void
  stop: () => void
}

export function makeSaver({
  next,
  onFailure,
  now = () => performance.now(),
  patience = () => AFTER_EDIT,
  more = () => 0,
}: SaverParts): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let isStopped = false
  let failures = 0
  let startedAt = -Infinity

  const apartOf = (isHurried: boolean) => (isHurried ? APART : APART + more())

  function plan(wait: number, isHurried = false): void {
    if (timer !== undefined || isSending || isStopped) return
    timer = setTimeout(() => void go(isHurried), Math.max(wait, startedAt + apartOf(isHurried) - now()))
  }

  function ended(failure: Failure | undefined): void {
    failures = failure === undefined ? 0 : failures + 1
    onFailure(failure)
  }

  async function go(isHurried: boolean): Promise<void> {
    timer = undefined
    // More may have been written since this was planned.
    if (now() < startedAt + apartOf(isHurried)) return plan(0)
    const sending = next()
    // What failed has been delivered by somebody else.
    if (sending === undefined) return failures > 0 ? ended(undefined) : undefined
    isSending = true
    startedAt = now()
    const failure = await sending
    isSending = false
    if (isStopped) return
    ended(failure)
    plan(failure === undefined ? 0 : waitAfter(failures, failure))
  }

  return {
    nudge: () => plan(patience()),
    hurry: () => {
      clearTimeout(timer)
      timer = undefined
      plan(0, true)
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
