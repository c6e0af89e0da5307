/**
 * The message formats that hosted players use with `postMessage`, and the check of the sender. (ruling R26)
 */

import * as v from 'valibot'
import { Seconds } from '#src/api/shapes/scalar.ts'
import { parseHttpAddress } from '#src/lib/external-link.ts'
import { readAs } from '#src/lib/read-as.ts'

/** `position`: undefined if the player does not send it. */
export interface HostedReport {
  type: 'ready' | 'time' | 'playing' | 'paused' | 'ended' | 'failed'
  position?: number
}

export type HostedCommand =
  | { type: 'play' | 'pause' }
  | { type: 'seek'; position: number }
  | { type: 'speed'; speed: number }
  | { type: 'volume'; volume: number; isMuted: boolean }
  /** `isRaised`: above the controls that are drawn over the picture now. */
  | { type: 'captions'; isShown: boolean; isRaised: boolean }

export interface HostedLanguage {
  /** Address of the player's page at a position, if possible without its own controls. */
  buildAddress: (player: URL, position: number, quality: 'auto' | 'low') => void
  /** Sent until the player reports that it is ready. */
  greetings: readonly unknown[]
  /** Sent once it is ready, to subscribe to reports. */
  subscriptions: readonly unknown[]
  parse: (data: unknown) => HostedReport | undefined
  buildMessages: (command: HostedCommand) => readonly unknown[]
}

function setParameters(player: URL, parameters: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(parameters)) player.searchParams.set(name, String(value))
}

/** Players send objects, or objects as JSON text. */
const readData = (data: unknown): unknown => readAs(v.pipe(v.string(), v.parseJson()), data) ?? data

const OwnReport = v.object({ type: v.picklist(['ready', 'time', 'ended']), position: Seconds })

const own: HostedLanguage = {
  buildAddress: (player, position, quality) =>
    setParameters(player, { position, controls: 'none', ...(quality === 'low' && { quality }) }),
  greetings: [],
  subscriptions: [],
  parse: (data) => readAs(OwnReport, data),
  buildMessages: (command) => [command],
}

const At = v.object({ seconds: Seconds })
/** `value` and `data` stay unknown here: players disagree about the content of `ready` and `play`. */
const EventReport = v.object({
  event: v.string(),
  value: v.optional(v.unknown()),
  data: v.optional(v.unknown()),
})
const PlayerJsReport = v.object({ ...EventReport.entries, context: v.literal('player.js') })

const EVENTS: Readonly<Record<string, HostedReport['type']>> = {
  ready: 'ready',
  timeupdate: 'time',
  seeked: 'time',
  error: 'failed',
  play: 'playing',
  pause: 'paused',
  ended: 'ended',
}

/** player.js: an unknown event or method · Vimeo: the command that failed. The video itself goes on. */
const CommandError = v.union([
  v.object({ code: v.picklist([1, 2]) }),
  v.object({ method: v.pipe(v.string(), v.notValue('ready')) }),
])
const isAboutCommand = (facts: unknown) => readAs(CommandError, facts) !== undefined

function readEvent(event: string, facts: unknown): HostedReport | undefined {
  const type = EVENTS[event]
  if (type === 'failed' && isAboutCommand(facts)) return undefined
  const position = readAs(At, facts)?.seconds
  if (type === undefined || (type === 'time' && position === undefined)) return undefined
  return position === undefined ? { type } : { type, position }
}

const say = (method: string, value?: unknown): string =>
  JSON.stringify({ context: 'player.js', version: '0.0.11', method, ...(value !== undefined && { value }) })

/** Bunny Stream, Embedly and others: github.com/embedly/player.js, SPEC.rst. It has no captions. */
const playerJs: HostedLanguage = {
  buildAddress: (player, position) => setParameters(player, { t: position }),
  greetings: [say('addEventListener', 'ready')],
  subscriptions: ['timeupdate', 'play', 'pause', 'ended', 'error'].map((event) =>
    say('addEventListener', event),
  ),
  parse(data) {
    const report = readAs(PlayerJsReport, readData(data))
    return report && readEvent(report.event, report.value)
  },
  buildMessages(command) {
    if (command.type === 'seek') return [say('setCurrentTime', command.position)]
    if (command.type === 'speed') return [say('setPlaybackRate', command.speed)]
    if (command.type === 'volume')
      return [say('setVolume', Math.round(command.volume * 100)), say(command.isMuted ? 'mute' : 'unmute')]
    return command.type === 'captions' ? [] : [say(command.type)]
  },
}

/** developer.vimeo.com/player/sdk, as its library sends it. */
const vimeo: HostedLanguage = {
  buildAddress(player, position) {
    setParameters(player, { controls: 0, playsinline: 1, dnt: 1 })
    player.hash = `t=${position}s`
  },
  greetings: [{ method: 'ping' }],
  subscriptions: ['timeupdate', 'seeked', 'play', 'pause', 'ended', 'error'].map((value) => ({
    method: 'addEventListener',
    value,
  })),
  parse(data) {
    const message = readData(data)
    if (readAs(v.object({ method: v.literal('ping') }), message)) return { type: 'ready' }
    const report = readAs(EventReport, message)
    return report && readEvent(report.event, report.data)
  },
  buildMessages(command) {
    if (command.type === 'seek') return [{ method: 'setCurrentTime', value: command.position }]
    if (command.type === 'speed') return [{ method: 'setPlaybackRate', value: command.speed }]
    if (command.type === 'volume')
      return [
        { method: 'setVolume', value: command.volume },
        { method: 'setMuted', value: command.isMuted },
      ]
    if (command.type !== 'captions') return [{ method: command.type }]
    return [
      command.isShown
        ? { method: 'enableTextTrack', value: { language: 'bn' } }
        : { method: 'disableTextTrack' },
    ]
  },
}

const YouTubeReport = v.object({ event: v.string(), info: v.optional(v.unknown()) })
const YouTubeInfo = v.object({ currentTime: v.optional(Seconds), playerState: v.optional(v.number()) })
const YOUTUBE_STATES: Readonly<Record<number, HostedReport['type']>> = {
  0: 'ended',
  1: 'playing',
  2: 'paused',
}

const order = (func: string, ...args: readonly unknown[]): string =>
  JSON.stringify({ event: 'command', func, args })

/** developers.google.com/youtube/iframe_api_reference. */
const youTube: HostedLanguage = {
  buildAddress: (player, position) =>
    setParameters(player, {
      enablejsapi: 1,
      origin: location.origin,
      start: position,
      controls: 0,
      playsinline: 1,
      rel: 0,
    }),
  greetings: [JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })],
  subscriptions: [order('addEventListener', 'onError')],
  parse(data) {
    const report = readAs(YouTubeReport, readData(data))
    if (report === undefined) return undefined
    if (report.event === 'onReady') return { type: 'ready' }
    // 101 and 150: not allowed on this site · 100: gone · 2 and 5: not playable here.
    if (report.event === 'onError') return { type: 'failed' }
    const info = report.event === 'infoDelivery' ? readAs(YouTubeInfo, report.info) : undefined
    const position = info?.currentTime
    const type = YOUTUBE_STATES[info?.playerState ?? -1] ?? 'time'
    if (type === 'time' && position === undefined) return undefined
    return position === undefined ? { type } : { type, position }
  },
  buildMessages(command) {
    if (command.type === 'seek') return [order('seekTo', command.position, true)]
    if (command.type === 'speed') return [order('setPlaybackRate', command.speed)]
    if (command.type === 'captions')
      return [order(command.isShown ? 'loadModule' : 'unloadModule', 'captions')]
    if (command.type === 'volume')
      return [
        order('setVolume', Math.round(command.volume * 100)),
        order(command.isMuted ? 'mute' : 'unMute'),
      ]
    return [order(`${command.type}Video`)]
  },
}

const VENDORS: readonly (readonly [host: RegExp, language: HostedLanguage])[] = [
  [/^www\.youtube(-nocookie)?\.com$/, youTube],
  [/^player\.vimeo\.com$/, vimeo],
  [/(^|\.)mediadelivery\.net$/, playerJs],
  [/^cdn\.embedly\.com$/, playerJs],
]

/** The format of a vendor recognised by its host; their pages have no style sheet to probe. */
export function findVendorLanguage(playerUrl: string | null | undefined): HostedLanguage | undefined {
  const host = parseHttpAddress(playerUrl)?.hostname
  return host === undefined ? undefined : VENDORS.find(([pattern]) => pattern.test(host))?.[1]
}

const WATCH_PAGES: readonly (readonly [embed: RegExp, page: string])[] = [
  [/^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/, 'https://www.youtube.com/watch?v='],
  [/^https:\/\/player\.vimeo\.com\/video\/(\d+)/, 'https://vimeo.com/'],
]

/** The vendor's own page of a video, which may play what it refuses to play elsewhere. */
export function findWatchPage(playerUrl: string | null | undefined): string | undefined {
  for (const [embed, page] of WATCH_PAGES) {
    const id = embed.exec(playerUrl ?? '')?.[1]
    if (id !== undefined) return page + id
  }
  return undefined
}

/** Any other media host uses the format of ruling R26, or player.js: its first report shows which. */
export function listLanguages(playerUrl: string): readonly HostedLanguage[] {
  const known = findVendorLanguage(playerUrl)
  return known === undefined ? [own, playerJs] : [known]
}

export interface HeardReport {
  report: HostedReport
  language: HostedLanguage
}

/** Parses a message; undefined unless it comes from the player's frame and origin, in one of the formats. */
export function parseHostedMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  frame: MessageEventSource | null,
  playerUrl: string,
): HeardReport | undefined {
  if (origin !== new URL(playerUrl).origin || source !== frame || frame === null) return undefined
  for (const language of listLanguages(playerUrl)) {
    const report = language.parse(data)
    if (report !== undefined) return { report, language }
  }
  return undefined
}

export function buildHostedAddress(playerUrl: string, position: number, quality: 'auto' | 'low'): string {
  const address = new URL(playerUrl)
  const second = Math.floor(position)
  for (const language of listLanguages(playerUrl)) language.buildAddress(address, second, quality)
  return address.href
}
