/** Pages of vendors' players as their documents describe them, with a clock in place of a film. */

import type { Page } from '@playwright/test'

/** Runs in the vendor's page: the messages that it sends and understands. */
const CLOCK = `
let at = Number(new URL(location).searchParams.get('t') ?? new URL(location).searchParams.get('start') ?? (/t=(\\d+)/.exec(location.hash) ?? [])[1] ?? 0)
let isPlaying = false
window.heard = []
const tell = (message) => parent.postMessage(message, '*')
const play = (is) => { if (is !== isPlaying) { isPlaying = is; changed() } }
setInterval(() => { if (isPlaying) { at += 0.25; moved() } }, 250)
addEventListener('message', ({ data }) => { const message = typeof data === 'string' ? JSON.parse(data) : data; window.heard.push(message); obey(message) })
`

const PLAYER_JS = `
const listened = new Set()
const emit = (event, value) => listened.has(event) && tell(JSON.stringify({ context: 'player.js', version: '0.0.11', event, value }))
const moved = () => emit('timeupdate', { seconds: at, duration: 6000 })
const changed = () => emit(isPlaying ? 'play' : 'pause')
const ready = () => tell(JSON.stringify({ context: 'player.js', version: '0.0.11', event: 'ready', value: { src: location.href, events: [], methods: [] } }))
function obey({ context, method, value }) {
  if (context !== 'player.js') return
  if (method === 'addEventListener') { listened.add(value); if (value === 'ready') ready() }
  if (method === 'play' || method === 'pause') play(method === 'play')
  if (method === 'setCurrentTime') { at = value; moved() }
}
`

const VIMEO = `
const listened = new Set()
const emit = (event) => listened.has(event) && tell(JSON.stringify({ event, data: { seconds: at, percent: 0, duration: 6000 } }))
const moved = () => emit('timeupdate')
const changed = () => emit(isPlaying ? 'play' : 'pause')
function obey({ method, value }) {
  if (method === 'ping') tell({ method: 'ping' })
  if (method === 'addEventListener') listened.add(value)
  if (method === 'play' || method === 'pause') play(method === 'play')
  if (method === 'setCurrentTime') { at = value; emit('seeked') }
}
`

const YOUTUBE = `
let isGreeted = false
const emit = (event, info) => isGreeted && tell(JSON.stringify({ event, info, id: 1, channel: 'widget' }))
const moved = () => emit('infoDelivery', { currentTime: at })
const changed = () => emit('infoDelivery', { playerState: isPlaying ? 1 : 2 })
function obey({ event, func, args = [] }) {
  if (event === 'listening' && !isGreeted) { isGreeted = true; emit('initialDelivery', { currentTime: 0 }); emit('onReady', null) }
  if (func === 'playVideo' || func === 'pauseVideo') play(func === 'playVideo')
  if (func === 'seekTo') { at = args[0]; moved() }
}
`

/** Ready, and then a no: the owner of the video allows no other site. */
const YOUTUBE_REFUSES = YOUTUBE.replace("play(func === 'playVideo')", "emit('onError', 150)")
const VIMEO_REFUSES = VIMEO.replace(
  "play(method === 'play')",
  "tell({ event: 'error', data: { name: 'PrivacyError', message: 'no' } })",
)

export const VENDORS = {
  'Bunny Stream': { address: 'https://iframe.mediadelivery.net/embed/1/class', script: PLAYER_JS },
  Vimeo: { address: 'https://player.vimeo.com/video/1', script: VIMEO },
  YouTube: { address: 'https://www.youtube-nocookie.com/embed/class', script: YOUTUBE },
  'YouTube that refuses': {
    address: 'https://www.youtube-nocookie.com/embed/refused',
    script: YOUTUBE_REFUSES,
  },
  'Vimeo that refuses': { address: 'https://player.vimeo.com/video/2', script: VIMEO_REFUSES },
  'a silent one': {
    address: 'https://iframe.mediadelivery.net/embed/1/silent',
    script: 'function obey() {}\nfunction moved() {}\nfunction changed() {}',
  },
} as const

/** Recordings name the vendor's page, which is served from here. */
export async function playAt(page: Page, vendor: keyof typeof VENDORS): Promise<void> {
  const { address, script } = VENDORS[vendor]
  await page.route(`${address}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>${vendor}</title><script>${CLOCK}${script}</script>`,
    }),
  )
  await page.route('**/recording-fs12-22*', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/"player_url":"[^"]*"/g, `"player_url":"${address}"`)
    return route.fulfill({ response, body })
  })
}
