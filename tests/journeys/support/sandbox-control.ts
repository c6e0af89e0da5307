/** The sandbox's control endpoint as a test uses it. (docs/sandbox.md) */

import type { FaultPlan } from '#src/sandbox/kernel/faults.ts'
import type { LoggedCall } from '#src/sandbox/kernel/request-log.ts'

/** Omitted fields have the sandbox's defaults: once, status 500. */
export type Fault = Pick<FaultPlan, 'path' | 'kind'> & Partial<FaultPlan>

export interface SandboxControl {
  /** Seeds the database; time, faults and the log start over too. */
  reset: () => Promise<void>
  fault: (...faults: Fault[]) => Promise<void>
  clearFaults: () => Promise<void>
  /** Moves the sandbox's clock; the browser's stays. */
  forward: (seconds: number) => Promise<void>
  /** The sandbox's time. */
  now: () => Promise<string>
  moveTo: (at: string, isFrozen?: boolean) => Promise<void>
  /** `GET user/me` → how often since the start of the test or {@link forgetCalls}. */
  counts: () => Promise<Record<string, number>>
  calls: () => Promise<LoggedCall[]>
  forgetCalls: () => Promise<void>
  /** Push tokens and pushes, the oldest first; before that, due class reminders are sent. */
  pushes: () => Promise<{ tokens: { _id: string }[]; sent: SentPush[] }>
  /** The tickets that have arrived, oldest first. */
  tickets: () => Promise<SentTicket[]>
}

interface SentPush {
  token: string
  kind: string
  href: string
  is_urgent: boolean
}

interface SentTicket {
  number: string
  category: string
  contact: string
  fields: Record<string, string>
  files: string[]
}

export function makeSandboxControl(controlUrl: string): SandboxControl {
  async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${controlUrl}/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    if (!response.ok) throw new Error(`The sandbox refused ${method} ${path}: ${await response.text()}`)
    return response.json()
  }
  const send = async (method: string, path: string, body?: unknown) => void (await ask(method, path, body))
  const log = async () =>
    (await ask('GET', 'requests')) as { counts: Record<string, number>; calls: LoggedCall[] }
  return {
    reset: () => send('POST', 'reset'),
    fault: (...faults) => send('POST', 'faults', faults),
    clearFaults: () => send('DELETE', 'faults'),
    forward: (seconds) => send('POST', 'clock', { forward: seconds }),
    now: async () => ((await ask('GET', 'clock')) as { now: string }).now,
    moveTo: (at, frozen = false) => send('POST', 'clock', { at, frozen }),
    counts: async () => (await log()).counts,
    calls: async () => (await log()).calls,
    forgetCalls: () => send('DELETE', 'requests'),
    pushes: async () => (await ask('GET', 'pushes')) as { tokens: { _id: string }[]; sent: SentPush[] },
    tickets: async () => (await ask('GET', 'tickets')) as SentTicket[],
  }
}
