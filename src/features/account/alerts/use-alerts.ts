/**
 * A person's alerts, each press saved at once: the last of several quick ones wins, and a rejected one is
 * reverted. (ruling R58)
 */

import { useCallback, useRef, useState } from 'react'
import { call } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { listAlerts, notification, readAlert } from '#src/api/contract/notification.ts'
import type { Alert, AlertChannel, AlertName } from '#src/api/shapes/notification.ts'
import { refetch, setCached, useRead } from '#src/api/use-api.ts'

export const KINDS = listAlerts()

/** One alert for each of these kinds. */
export type Alerts = Readonly<Record<AlertName, Alert>>
/** Each kind is saved separately; `all` silences every kind. */
type Part = AlertName | 'all'
type Draft = Partial<Pick<Alert, 'alert_channels' | 'alert_off' | 'force_off'>>
type Drafts = Readonly<Partial<Record<Part, Draft>>>

/** The last change, as the strip shows it. */
export type Change =
  | { part: AlertName; channel: AlertChannel; isOn: boolean }
  | { part: 'all'; isOn: boolean }

export interface Refusal {
  error: ApiError
  tryAgain: () => void
}

function useAlert(alert: AlertName) {
  return useRead(readAlert(alert))
}

const useOfferedAlert = KINDS.includes('job') ? useAlert : () => undefined

/** All of them as one read. */
export function useAllAlerts() {
  const reads = {
    live: useAlert('live'),
    assignment: useAlert('assignment'),
    exam: useAlert('exam'),
    notice: useAlert('notice'),
    payment: useAlert('payment'),
    job: useOfferedAlert('job'),
  }
  const all = Object.values(reads).filter((each) => each !== undefined)
  const found = KINDS.flatMap((kind) => (reads[kind]?.data ? [[kind, reads[kind].data] as const] : []))
  const failed = all.find(({ error }) => error !== undefined)
  return {
    data: found.length === KINDS.length ? (Object.fromEntries(found) as unknown as Alerts) : undefined,
    error: failed?.error,
    isSlow: all.some(({ isSlow }) => isSlow),
    fetchedAt: (failed ?? reads.live).fetchedAt,
    // Retrying one retries all that failed.
    retry: (failed ?? reads.live).retry,
    cancel: () => all.forEach(({ cancel }) => cancel()),
  }
}

export const isAllOff = (alerts: Alerts) => KINDS.some((kind) => alerts[kind].force_off)

const without = <T>(parts: Readonly<Partial<Record<Part, T>>>, part: Part) => ({
  ...parts,
  [part]: undefined,
})

async function send(part: Part, body: Draft, alerts: Alerts): Promise<void> {
  // One kind carries the flag that silences all, and also removes it.
  const alert = part === 'all' ? (KINDS.find((kind) => alerts[kind].force_off) ?? 'live') : part
  const saved = await call(
    notification.updateAlert,
    { params: { alert }, body },
    { isQuiet: true, isLasting: true },
  )
  setCached(notification.alert, { params: { alert } }, saved)
  if (part === 'all') await refetch(notification.alert)
}

export function useAlertSaving(alerts: Alerts) {
  /** Shown instead of the server's values until it answers. */
  const [drafts, setDrafts] = useState<Drafts>({})
  const [refusals, setRefusals] = useState<Readonly<Partial<Record<Part, Refusal>>>>({})
  const [change, setChange] = useState<Change>()
  const waiting = useRef(new Map<Part, Draft>())
  const running = useRef(new Set<Part>())

  /** One write of a part at a time, then the newest value. */
  async function sendWaiting(part: Part, body: Draft): Promise<void> {
    const refused = await send(part, body, alerts).then(
      () => undefined,
      (error: unknown) => error,
    )
    const next = waiting.current.get(part)
    waiting.current.delete(part)
    if (next) return sendWaiting(part, next)
    running.current.delete(part)
    setDrafts((now) => without(now, part))
    if (refused === undefined) return undefined
    if (!(refused instanceof ApiError)) throw refused
    setChange((now) => (now?.part === part ? undefined : now))
    setRefusals((now) => ({ ...now, [part]: { error: refused, tryAgain: () => save(part, body) } }))
    return undefined
  }

  function save(part: Part, body: Draft): void {
    setDrafts((now) => ({ ...now, [part]: body }))
    setRefusals((now) => without(now, part))
    if (running.current.has(part)) {
      waiting.current.set(part, body)
      return
    }
    running.current.add(part)
    void sendWaiting(part, body)
  }

  function readChannels(kind: AlertName): readonly string[] {
    const { alert_channels, alert_off } = { ...alerts[kind], ...drafts[kind] }
    return alert_off ? [] : alert_channels
  }

  function applyChange(wish: Change): void {
    if (wish.part === 'all') save('all', { force_off: wish.isOn })
    else {
      const others = readChannels(wish.part).filter((each) => each !== wish.channel)
      const alert_channels = wish.isOn ? [...others, wish.channel] : others
      save(wish.part, { alert_channels, alert_off: alert_channels.length === 0 })
    }
    setChange(wish)
  }

  return {
    readChannels,
    isAllOff: drafts.all?.force_off ?? isAllOff(alerts),
    refusals,
    change,
    applyChange,
    forgetChange: useCallback(() => setChange(undefined), []),
  }
}

export type AlertSaving = ReturnType<typeof useAlertSaving>
