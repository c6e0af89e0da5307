/** Messages from and to the hosted player, with the check of their sender. (ruling R26) */
import * as v from 'valibot'
import { Seconds } from '#src/api/shapes/scalar.ts'
import { readAs } from '#src/lib/read-as.ts'

const HostedMessage = v.object({ type: v.picklist(['ready', 'time', 'ended']), position: Seconds })
export type HostedMessage = v.InferOutput<typeof HostedMessage>

export type HostedCommand =
  | { type: 'play' | 'pause' }
  | { type: 'seek'; position: number }
  | { type: 'speed'; speed: number }
  | { type: 'volume'; volume: number; isMuted: boolean }
  | { type: 'captions'; isShown: boolean }

/** Parses a message; undefined unless it comes from the player's frame and origin and has a known shape. */
export function parseHostedMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  frame: MessageEventSource | null,
  playerOrigin: string,
): HostedMessage | undefined {
  if (origin !== playerOrigin || source !== frame || frame === null) return undefined
  return readAs(HostedMessage, data)
}

/** Address of the player's page at a position, without its own controls. */
export function buildHostedAddress(playerUrl: string, position: number, quality: 'auto' | 'low'): string {
  const address = new URL(playerUrl)
  address.searchParams.set('position', String(Math.floor(position)))
  address.searchParams.set('controls', 'none')
  if (quality === 'low') address.searchParams.set('quality', 'low')
  return address.href
}
