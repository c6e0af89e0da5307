/** The person's kept classes and modules in memory, in step with the device and the other tabs. (ruling R68) */

import { create } from 'zustand'
import { openBroadcast } from '#src/stores/browser/tab-channel.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'
import type { KeptClass, KeptModule, Unkeepable } from './kept-class.ts'
import { isKeptBy, readRecords } from './kept-disk.ts'

interface KeptStore {
  /** False until the device has been asked; true at once for a person who keeps nothing. */
  isRead: boolean
  classes: readonly KeptClass[]
  modules: readonly KeptModule[]
  /** The class that is being fetched, here or in another tab. */
  active: string | undefined
  /** It waits for the connection. */
  isCut: boolean
  /** Deleted with an undo that is still open. */
  hidden: readonly string[]
  /** Classes that cannot be kept, found when somebody wanted to. */
  refused: Readonly<Record<string, Unkeepable>>
}

const NAME = 'karigor-kept'

const initial = (): KeptStore => ({
  isRead: !isKeptBy(getPersonId()),
  classes: [],
  modules: [],
  active: undefined,
  isCut: false,
  hidden: [],
  refused: {},
})

export const useKept = create<KeptStore>(initial)

let channel: BroadcastChannel | undefined
/** Other tabs read the device again, or show what is being fetched here. */
type Told = { kind: 'changed' } | { kind: 'active'; id: string | undefined; isCut: boolean }

export function tellTabs(told: Told): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin, not a window
  channel?.postMessage(told)
}

function followTabs(): void {
  if (channel !== undefined) return
  channel = openBroadcast(NAME)
  channel?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.kind === 'changed') void readKept(true)
    else useKept.setState({ active: data.id, isCut: data.isCut })
  })
}

let reading: Promise<void> | undefined

async function readAll(): Promise<void> {
  const owner = getPersonId()
  const records = (isKeptBy(owner) ? await readRecords() : []).toSorted(
    (one, other) => one.addedAt - other.addedAt,
  )
  if (getPersonId() !== owner) return
  useKept.setState({
    isRead: true,
    classes: records.filter((each) => each.kind !== 'module'),
    modules: records.filter((each) => each.kind === 'module'),
  })
}

/** Reads the records once, or again. */
export async function readKept(isAgain = false): Promise<void> {
  followTabs()
  if (isAgain) reading = undefined
  await (reading ??= readAll())
}

export function activeChanged(id: string | undefined, isCut: boolean): void {
  useKept.setState({ active: id, isCut })
  tellTabs({ kind: 'active', id, isCut })
}

export function reset(): void {
  reading = undefined
  useKept.setState(initial())
}

runAtSessionEnd(reset)
