/**
 * Checks a class or a video that does not open, before a ticket is written: connection, speed, clock, login,
 * and whether the hosted player can be reached. (rulings R16, R26, R34)
 */

import { call } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { auth } from '#src/api/contract/auth.ts'
import { other } from '#src/api/contract/other.ts'
import { isHostedPlayerThere } from '#src/api/player-probe.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import type { TicketCategory } from '#src/lib/ticket-category.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { getConnection } from './device-facts.ts'
import { getMediaHost } from './hosts.ts'
import { words } from './words.ts'

export const CHECK_NAMES = ['line', 'speed', 'clock', 'session', 'player'] as const
export type CheckName = (typeof CHECK_NAMES)[number]

export interface Fault {
  what: string
  fix: string
  /** Logging in fixes it. */
  isLogin?: boolean
}

/** `undefined`: it could not be determined. */
export type Finding = 'ok' | Fault | undefined
export type Findings = Readonly<Record<CheckName, Finding>>

const CHECKED: readonly TicketCategory[] = [
  'class-joining',
  'live-class',
  'pre-recorded-video',
  'class-recording',
]

export function isChecked(category: TicketCategory): boolean {
  return CHECKED.includes(category)
}

const faults = words.check.faults
/** From this many seconds of clock error a class may be missed. */
const CLOCK_TOLERANCE = 120
/** Milliseconds for a small response, above which a film does not play. */
const SLOW_ANSWER = 2500
const SLOW_LINES = ['slow-2g', '2g']

interface Line {
  /** Milliseconds until the response. */
  took: number
  /** Seconds by which this device is ahead of the server. */
  ahead: number
}

/** Requests the server's time: this checks the connection, its speed and the clock at once. */
async function askTime(): Promise<Line | undefined> {
  const asked = getDeviceNow()
  try {
    const { now } = await call(other.time, {}, { isQuiet: true })
    const took = getDeviceNow() - asked
    return { took, ahead: Math.round((asked + took / 2 - Date.parse(now)) / 1000) }
  } catch {
    return undefined
  }
}

function judgeSpeed({ took }: Line): Finding {
  const isSlow = took > SLOW_ANSWER || SLOW_LINES.includes(getConnection().effectiveType ?? '')
  return isSlow ? faults.slow : 'ok'
}

function judgeClock({ ahead }: Line): Finding {
  return Math.abs(ahead) > CLOCK_TOLERANCE ? { what: faults.clock.what(ahead), fix: faults.clock.fix } : 'ok'
}

/** A free video needs no login. */
function checkGuest(category: TicketCategory): Finding {
  if (useSession.getState().status !== 'guest') return undefined
  return category === 'pre-recorded-video' ? 'ok' : { ...faults.loggedOut, isLogin: true }
}

async function checkSession(category: TicketCategory): Promise<Finding> {
  const guest = checkGuest(category)
  if (guest !== undefined) return guest
  try {
    await call(auth.me, {}, { isQuiet: true })
    return 'ok'
  } catch (error) {
    // Any other failure says nothing about the login.
    const isOver = error instanceof ApiError && (error.kind === 'session' || error.status === 401)
    return isOver ? { ...faults.ended, isLogin: true } : undefined
  }
}

const UNKNOWN: Findings = {
  line: undefined,
  speed: undefined,
  clock: undefined,
  session: undefined,
  player: undefined,
}

/** What the device knows before any call, so that the usual causes stand there from the first picture on. */
export function checkDevice(category: TicketCategory): Findings {
  return navigator.onLine
    ? { ...UNKNOWN, session: checkGuest(category) }
    : { ...UNKNOWN, line: faults.offline }
}

export async function checkSelf(category: TicketCategory): Promise<Findings> {
  const [line, isPlayerThere] = await Promise.all([askTime(), isHostedPlayerThere(getMediaHost())])
  if (line === undefined) {
    return { ...UNKNOWN, line: navigator.onLine ? faults.unreachable : faults.offline }
  }
  return {
    line: 'ok',
    speed: judgeSpeed(line),
    clock: judgeClock(line),
    session: await checkSession(category),
    player: isPlayerThere ? 'ok' : faults.player,
  }
}

export function findFaults(findings: Findings): Fault[] {
  return CHECK_NAMES.map((name) => findings[name]).filter(
    (finding): finding is Fault => typeof finding === 'object',
  )
}
