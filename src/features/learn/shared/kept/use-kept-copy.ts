/** The copy of a class on the device, as the player uses it: before anything from the network. (ruling R68) */

import { useEffect, useState } from 'react'
import type { StreamFiles } from '#src/engines/streams/stream-addresses.ts'
import { changeKept, removeKept } from '#src/stores/kept/change-kept.ts'
import { checkKept } from '#src/stores/kept/check-kept.ts'
import { findKept } from '#src/stores/kept/find-kept.ts'
import { KEPT_CAPTIONS, KEPT_POSTER, openKeptFiles } from '#src/stores/kept/kept-disk.ts'
import { readKept, useKept } from '#src/stores/kept/kept-store.ts'
import { usePlayback } from '#src/stores/player/playback-store.ts'

export interface KeptCopy {
  kind: 'picture' | 'sound'
  /** Address of the playlist; its files are found on the device. */
  source: string
  find: NonNullable<StreamFiles['find']>
  captions: string | undefined
  poster: string | undefined
}

/** The address of a stored file within this page, and how to let go of it. */
async function readAddress(find: KeptCopy['find'], name: string): Promise<string | undefined> {
  const stored = await find(name)
  return stored && URL.createObjectURL(await stored.blob())
}

async function openCopy(id: string): Promise<KeptCopy | undefined> {
  await readKept()
  const record = findKept(id)
  if (record?.playlist === undefined || !(await checkKept(id))) return undefined
  const { find } = await openKeptFiles(id)
  return {
    kind: record.kind,
    source: record.playlist,
    find,
    captions: await readAddress(find, KEPT_CAPTIONS),
    poster: await readAddress(find, KEPT_POSTER),
  }
}

function close({ captions, poster }: KeptCopy): void {
  for (const address of [captions, poster]) if (address) URL.revokeObjectURL(address)
}

/**
 * A class that is watched to its end is marked, and goes when its page is left, if the person chose so. One that was watched before stays:
 * it may be kept to be seen again.
 */
function useEndOfKept(id: string, isKept: boolean): void {
  useEffect(() => {
    if (!isKept) return undefined
    let hasEnded = false
    const stop = usePlayback.subscribe(({ isEnded }, before) => {
      if (!isEnded || before.isEnded) return
      hasEnded = true
      void changeKept(id, { isWatched: true })
    })
    return () => {
      stop()
      if (hasEnded && findKept(id)?.goesWhenWatched) void removeKept(id)
    }
  }, [id, isKept])
}

/** `asking` until the device has answered; undefined without a whole copy. */
export function useKeptCopy(id: string): KeptCopy | 'asking' | undefined {
  const [copy, setCopy] = useState<KeptCopy | 'asking' | undefined>(() =>
    !useKept.getState().isRead || findKept(id)?.state === 'done' ? 'asking' : undefined,
  )
  const state = useKept(({ classes }) => classes.find((each) => each.id === id)?.state)
  useEffect(() => {
    let opened: KeptCopy | undefined
    let isWanted = true
    openCopy(id).then(
      (found) => {
        opened = found
        if (isWanted) setCopy(found)
        else if (found) close(found)
      },
      () => isWanted && setCopy(undefined),
    )
    return () => {
      isWanted = false
      if (opened) close(opened)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the copy is there when its state is `done`
  }, [id, state === 'done'])
  useEndOfKept(id, copy !== undefined && copy !== 'asking')
  return copy
}

/** True while the browser has deleted a part of what was whole. */
export const useLostCopy = (id: string): boolean =>
  useKept(({ classes }) => classes.find((each) => each.id === id)?.hasLost === true)
