/** Log of calls, for tests that count requests. */
export interface LoggedCall {
  at: string
  method: string
  /** The path of the contract: `batch/:id`. */
  path: string
  /** The requested address with its query. */
  url: string
  /** Undefined while the call runs, and when the connection was dropped. */
  status?: number
}

export interface RequestLog {
  begin(call: LoggedCall): LoggedCall
  list(): readonly LoggedCall[]
  /** `GET user/me` → how often. */
  counts(): Record<string, number>
  clear(): void
}

/** Older calls are dropped. */
const MOST = 5000

export function makeRequestLog(): RequestLog {
  let calls: LoggedCall[] = []
  return {
    begin(call) {
      calls.push(call)
      if (calls.length > MOST) calls = calls.slice(-MOST / 2)
      return call
    },
    list: () => calls,
    counts() {
      const counts: Record<string, number> = {}
      for (const { method, path } of calls)
        counts[`${method} ${path}`] = (counts[`${method} ${path}`] ?? 0) + 1
      return counts
    },
    clear: () => void (calls = []),
  }
}
