/** Counts what a page asks for until it is usable: requests, bytes as sent, and how many of them stand one behind the other. */

import type { CDPSession } from 'playwright'

export interface Traffic {
  requests: number
  /** Kilobytes as sent, with headers. */
  kilobytes: number
  /** The longest row of requests of which each became known by the one before; the page itself is the first. */
  chain: number
}

interface Initiator {
  url?: string
  stack?: { callFrames: readonly { url: string }[]; parent?: Initiator['stack'] }
}

function findCause({ url, stack }: Initiator): string | undefined {
  return (
    url ??
    stack?.callFrames.find((frame) => frame.url)?.url ??
    (stack?.parent && findCause({ stack: stack.parent }))
  )
}

/** Listens from now on; the function that it returns reads the figures. */
export async function watchTraffic(protocol: CDPSession): Promise<() => Traffic> {
  await protocol.send('Network.enable')
  const depths = new Map<string, number>()
  let requests = 0
  let bytes = 0
  protocol.on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (!request.url.startsWith('http')) return
    requests += 1
    const cause = findCause(initiator)
    if (!depths.has(request.url))
      depths.set(request.url, 1 + ((cause !== undefined && depths.get(cause)) || 0))
  })
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  return () => ({ requests, kilobytes: bytes / 1000, chain: Math.max(...depths.values()) })
}
