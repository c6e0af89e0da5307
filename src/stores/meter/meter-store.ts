/**
 * How many bytes were fetched: this month, for each of the last classes and exams, by kind. It lies on the
 * device under its person, and goes with their logout. (rulings R21, R69)
 */

import * as v from 'valibot'
import { create } from 'zustand'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { isSavingData } from '../browser/save-data.ts'
import { recallOwn, rememberOwn } from '../session/own-storage.ts'
import { addTransfers, addUp, Meter, NOTHING, type Occasion, type Transfer } from './meter.ts'

/** The number of classes and exams that are counted; the oldest is dropped. */
const MOST = { classes: 30, exams: 10 } as const
const LONGEST_TITLE = 120
const KEY = 'meter'
const SWITCH = 'meter-on'
const WARNS_FROM = 0.8

const getMonth = () => getDhakaDay(getServerNow()).slice(0, 7)

/** A new month begins at zero; classes and exams stay as they are. */
function read(): Meter {
  const month = getMonth()
  const stored = recallOwn(KEY, Meter)
  if (stored !== undefined && stored.month === month) return stored
  const { classes = [], exams = [], limit } = stored ?? {}
  return { month, ...NOTHING, classes, exams, ...(limit !== undefined && { limit }) }
}

/** By its own switch, or else where data are saved. */
export const isMetering = (): boolean => recallOwn(SWITCH, v.boolean()) ?? isSavingData()

const initial = () => ({ isOn: isMetering(), meter: read() })

export const useMeter = create<{ isOn: boolean; meter: Meter }>(initial)

function put(change: Partial<Meter>): void {
  // Another tab counts too.
  const meter = { ...read(), ...change }
  rememberOwn(KEY, meter)
  useMeter.setState({ meter })
}

export function bytesCounted(transfers: readonly Transfer[], occasion: Occasion | undefined): void {
  if (transfers.length === 0) return
  const meter = addTransfers(read(), transfers)
  if (occasion === undefined) return put(meter)
  const { list, id, title } = occasion
  const known = meter[list].find((each) => each.id === id) ?? { id, title: '', ...NOTHING }
  const counted = { ...addTransfers(known, transfers), title: title.slice(0, LONGEST_TITLE) || known.title }
  const rest = meter[list].filter((each) => each.id !== id)
  put({ ...meter, [list]: [counted, ...rest].slice(0, MOST[list]) })
}

export function limitChosen(limit: number | undefined): void {
  put({ limit, isWarned: false })
}

export function warningSeen(): void {
  put({ isWarned: true })
}

/** In whole percent, if it is time to warn and nobody has seen it this month. */
export function findWarning({ meter } = useMeter.getState()): number | undefined {
  const { limit, isWarned } = meter
  if (!limit || isWarned === true) return undefined
  const share = addUp(meter) / limit
  return share >= WARNS_FROM ? Math.floor(share * 100) : undefined
}

export function meterSwitched(isOn: boolean): void {
  rememberOwn(SWITCH, isOn)
  useMeter.setState({ isOn })
}

export function reset(): void {
  useMeter.setState(initial())
}
