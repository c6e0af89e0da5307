/** Tells when a program has nothing left to do: its timers are counted, and their errors are told. */

export interface CountedTimers {
  /** Resolves once no timer is left and nothing else has come for a moment. */
  waitForQuiet: () => Promise<void>
}

/** Ends of other work, such as a digest, come without a timer. */
const QUIET_MS = 40

type Work = (...given: unknown[]) => unknown

export function countTimers(names: Record<string, unknown>, fail: (thrown: unknown) => void): CountedTimers {
  const setTimer = globalThis.setTimeout.bind(globalThis)
  const setRepeated = globalThis.setInterval.bind(globalThis)
  const clear = globalThis.clearTimeout.bind(globalThis)
  const waiting = new Set<unknown>()
  // oxlint-disable-next-line typescript/unbound-method -- called with the set
  const { add, delete: forget } = Set.prototype
  const call = (work: unknown, given: unknown[]) => {
    try {
      if (typeof work === 'function') (work as Work)(...given)
    } catch (thrown) {
      fail(thrown)
    }
  }
  names['setTimeout'] = (work: unknown, ms?: number, ...given: unknown[]) => {
    const id = setTimer(() => {
      forget.call(waiting, id)
      call(work, given)
    }, ms)
    add.call(waiting, id)
    return id
  }
  names['setInterval'] = (work: unknown, ms?: number, ...given: unknown[]) => {
    const id = setRepeated(() => call(work, given), ms)
    add.call(waiting, id)
    return id
  }
  const forgetTimer = (id: unknown) => {
    forget.call(waiting, id)
    clear(id as ReturnType<typeof setTimeout>)
  }
  names['clearTimeout'] = forgetTimer
  names['clearInterval'] = forgetTimer
  const pause = () => new Promise<void>((resolve) => void setTimer(resolve, QUIET_MS))
  return {
    async waitForQuiet() {
      do await pause()
      while (waiting.size > 0)
    },
  }
}
