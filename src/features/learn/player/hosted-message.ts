/** What the hosted player says, and who may say it. (ruling R26) */
import * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { Seconds } from '#src/api/shapes/scalar.ts'

const HostedMessage = v.object({ type: v.picklist(['ready', 'time', 'ended']), position: Seconds })
export type HostedMessage = v.InferOutput<typeof HostedMessage>

export type HostedOrder =
  | { type: 'play' | 'pause' }
  | { type: 'seek'; position: number }
  | { type: 'speed'; speed: number }
  | { type: 'volume'; volume: number; isMuted: boolean }
  | { type: 'captions'; isShown: boolean }

/** The message, if it comes from that very frame at that very origin and is one of the three; undefined otherwise. */
export function hostedMessageIn(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  frame: MessageEventSource | null,
  playerOrigin: string,
): HostedMessage | undefined {
  if (origin !== playerOrigin || source !== frame || frame === null) return undefined
  return readAs(HostedMessage, data)
}

/** The player's page at a position, without controls of its own. */
export function hostedAddress(playerUrl: string, position: number, quality: 'auto' | 'low'): string {
  const address = new URL(playerUrl)
  address.searchParams.set('position', String(Math.floor(position)))
  address.searchParams.set('controls', 'none')
  if (quality === 'low') address.searchParams.set('quality', 'low')
  return address.href
}
