/** The files of the stream on screen, whose addresses come from its recording's replies. (ruling R46) */

import { useEffect, useLayoutEffect, useState } from 'react'
import { makeStreamAddresses, type StreamFiles } from '#src/engines/streams/stream-addresses.ts'

/** After this many milliseconds without a new address the stream counts as failed. */
const LONGEST_WAIT = 8000

/** Reads the recording again through its screen and waits for the address in the new reply. */
function makeAsker() {
  const waiting = new Set<(address: string | undefined) => void>()
  let readAgain: () => void = () => undefined
  /** The last reading brought no other address: a host that does not sign has one for ever. */
  let isFixed = false
  return {
    setRead: (onExpired: () => void) => {
      readAgain = onExpired
    },
    give: (address: string) => {
      isFixed = false
      for (const resolve of waiting) resolve(address)
      waiting.clear()
    },
    ask: () =>
      new Promise<string | undefined>((resolve) => {
        readAgain()
        if (isFixed) return resolve(undefined)
        waiting.add(resolve)
        setTimeout(() => {
          isFixed ||= waiting.delete(resolve)
          resolve(undefined)
        }, LONGEST_WAIT)
        return undefined
      }),
  }
}

/** The files of the stream on screen. `onExpired` reads the recording again, whose reply has a new address. */
export function useStreamFiles(address: string, onExpired: () => void): StreamFiles {
  const [asker] = useState(makeAsker)
  const [files] = useState(() => makeStreamAddresses(asker.ask))
  useLayoutEffect(() => asker.setRead(onExpired))
  useEffect(() => {
    files.learn(address, '')
    asker.give(address)
  }, [asker, files, address])
  return files
}
