import { describe, expect, test } from 'vitest'
import { buildHostedAddress, parseHostedMessage } from './hosted-message.ts'

const frame = {} as MessageEventSource
const OWN = 'https://media.example/player?stream=a'
const BUNNY = 'https://iframe.mediadelivery.net/embed/1/a'
const VIMEO = 'https://player.vimeo.com/video/1'
const YOUTUBE = 'https://www.youtube-nocookie.com/embed/a'

const hear = (data: unknown, playerUrl = OWN) =>
  parseHostedMessage({ origin: new URL(playerUrl).origin, source: frame, data }, frame, playerUrl)
const reportOf = (data: unknown, playerUrl = OWN) => hear(data, playerUrl)?.report
const playerJs = (event: string, value?: unknown) => JSON.stringify({ context: 'player.js', event, value })

describe('a hosted player (ruling R26)', () => {
  const data = { type: 'time', position: 3 }

  test('accepts messages only from its own frame and origin', () => {
    const own = { origin: 'https://media.example', source: frame, data }
    expect(parseHostedMessage(own, frame, OWN)?.report).toEqual(data)
    expect(parseHostedMessage({ ...own, origin: 'https://evil.example' }, frame, OWN)).toBeUndefined()
    expect(parseHostedMessage({ ...own, source: {} as MessageEventSource }, frame, OWN)).toBeUndefined()
    expect(parseHostedMessage({ ...own, source: null }, null, OWN)).toBeUndefined()
  })

  test.each([
    { type: 'time', position: '3' },
    'ready',
    '{',
    null,
    playerJs('timeupdate', { seconds: -1 }),
    playerJs('progress', { seconds: 4 }),
    JSON.stringify({ context: 'other', event: 'ready' }),
    { event: 'ready' },
  ])('ignores %o', (message) => {
    expect(reportOf(message)).toBeUndefined()
  })

  test('starts at a position, as far as it can without its own controls', () => {
    const low = new URL(buildHostedAddress(OWN, 12.7, 'low')).searchParams
    expect(Object.fromEntries(low)).toEqual({
      stream: 'a',
      position: '12',
      controls: 'none',
      quality: 'low',
      t: '12',
    })
    expect(buildHostedAddress(BUNNY, 12.7, 'auto')).toBe(`${BUNNY}?t=12`)
    expect(buildHostedAddress(VIMEO, 12.7, 'auto')).toBe(`${VIMEO}?controls=0&playsinline=1&dnt=1#t=12s`)
    expect(new URL(buildHostedAddress(YOUTUBE, 12.7, 'auto')).searchParams.get('start')).toBe('12')
  })

  test('of an unknown host may use player.js, with text or objects', () => {
    expect(reportOf(playerJs('ready', { src: OWN, events: [], methods: [] }))).toEqual({ type: 'ready' })
    expect(reportOf({ context: 'player.js', event: 'ended' })).toEqual({ type: 'ended' })
    expect(hear(playerJs('ready'))?.language).not.toBe(hear({ type: 'ready', position: 0 })?.language)
  })
})

describe('each vendor as documented', () => {
  const PLAYER_JS = [
    [playerJs('timeupdate', { seconds: 4.2, duration: 9 }), { type: 'time', position: 4.2 }],
    [playerJs('play'), { type: 'playing' }],
    [playerJs('pause'), { type: 'paused' }],
  ] as const
  const VIMEO_REPORTS = [
    ['{"event":"ready"}', { type: 'ready' }],
    [{ method: 'ping' }, { type: 'ready' }],
    [
      { event: 'timeupdate', data: { seconds: 4.2, percent: 0.4 } },
      { type: 'time', position: 4.2 },
    ],
    [
      { event: 'pause', data: { seconds: 5 } },
      { type: 'paused', position: 5 },
    ],
  ] as const
  const YOUTUBE_REPORTS = [
    ['{"event":"onReady","info":null,"id":1}', { type: 'ready' }],
    ['{"event":"infoDelivery","info":{"currentTime":4.2}}', { type: 'time', position: 4.2 }],
    ['{"event":"infoDelivery","info":{"playerState":1}}', { type: 'playing' }],
    ['{"event":"infoDelivery","info":{"playerState":0,"currentTime":9}}', { type: 'ended', position: 9 }],
    ['{"event":"infoDelivery","info":{"volume":50}}', undefined],
    ['{"event":"initialDelivery","info":{"currentTime":0}}', undefined],
  ] as const
  const reports: [player: string, message: unknown, report: unknown][] = [
    ...PLAYER_JS.map(([message, report]): [string, unknown, unknown] => [BUNNY, message, report]),
    ...VIMEO_REPORTS.map(([message, report]): [string, unknown, unknown] => [VIMEO, message, report]),
    ...YOUTUBE_REPORTS.map(([message, report]): [string, unknown, unknown] => [YOUTUBE, message, report]),
  ]
  test.each(reports)('%s: %o', (player, message, report) => {
    expect(reportOf(message, player)).toEqual(report)
  })

  const READY: Readonly<Record<string, unknown>> = {
    [BUNNY]: playerJs('ready'),
    [VIMEO]: { event: 'ready' },
    [YOUTUBE]: '{"event":"onReady"}',
  }
  test.each([
    [BUNNY, 'setCurrentTime', 'setPlaybackRate'],
    [VIMEO, 'setCurrentTime', 'setPlaybackRate'],
    [YOUTUBE, 'seekTo', 'setPlaybackRate'],
  ])('%s is told to seek by %s and to change speed by %s', (player, seek, speed) => {
    const { language } = hear(READY[player], player)!
    expect(JSON.stringify(language.buildMessages({ type: 'seek', position: 8 }))).toContain(seek)
    expect(JSON.stringify(language.buildMessages({ type: 'speed', speed: 1.5 }))).toContain(speed)
  })
})
