/** The copy of a class on the device, as the player uses it: before anything from the line. (ruling R68) */

import { useEffect, useState } from 'react'
import type { StreamFiles } from '#src/lib/stream-addresses.ts'
import { changeKept, removeKept } from '#src/stores/kept/change-kept.ts'
import { openKeptFiles } from '#src/stores/kept/kept-disk.ts'
import { findKept, readKept, useKept } from '#src/stores/kept/kept-store.ts'
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
async function readAddress(
  find: KeptCopy['find'],
  address: string | null | undefined,
): Promise<string | undefined> {
  if (!address || !URL.canParse(address)) return undefined
  const stored = await find(address)
  return stored && URL.createObjectURL(await stored.blob())
}

async function openCopy(id: string): Promise<KeptCopy | undefined> {
  await readKept()
  const record = findKept(id)
  if (record?.state !== 'done' || record.playlist === undefined) return undefined
  const { find } = await openKeptFiles(id)
  // The browser may have deleted the files and left the record.
  if ((await find(record.playlist)) === undefined) return undefined
  const { captions, poster } = record.recording
  return {
    kind: record.kind,
    source: record.playlist,
    find,
    captions: await readAddress(find, captions),
    poster: await readAddress(find, poster),
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
