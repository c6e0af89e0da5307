/**
 * The hosted player: a video in a page of the media host, for an iframe of the client. It tells `{ type: ready | time | ended,
 * position }` and obeys `{ type: play | pause | seek | speed, … }`; both sides check the other's origin. (ruling R26)
 */
interface Player {
  /** A path or address of the stream, already found to be ours. */
  stream: string
  /** Seconds to start at. */
  position: number
  /** The only origin that is spoken to and listened to. */
  clientOrigin: string
  /** Where the page's own files lie, without a slash at the end. */
  media: string
}

/** Text inside an inline script: a closing tag in it must not end the script. */
const quoted = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

function script({ stream, position, clientOrigin }: Player): string {
  return `
const client = ${quoted(clientOrigin)}, stream = ${quoted(stream)}, start = ${quoted(position)}
const video = document.querySelector('video')
const tell = (type) => parent.postMessage({ type, position: video.currentTime }, client)
const canPlay = video.canPlayType('application/vnd.apple.mpegurl') !== ''
if (window.Hls?.isSupported()) {
  const hls = new window.Hls({ startPosition: start })
  hls.loadSource(stream)
  hls.attachMedia(video)
} else if (canPlay) video.src = stream
let isReady = false
video.addEventListener('loadedmetadata', () => {
  if (!isReady && start > 0) video.currentTime = start
  isReady = true
  tell('ready')
})
video.addEventListener('timeupdate', () => tell('time'))
video.addEventListener('seeked', () => tell('time'))
video.addEventListener('ended', () => tell('ended'))
addEventListener('message', ({ origin, source, data }) => {
  if (origin !== client || source !== parent || typeof data !== 'object' || data === null) return
  if (data.type === 'play') video.play().catch(() => {})
  if (data.type === 'pause') video.pause()
  if (data.type === 'seek' && Number.isFinite(data.position)) video.currentTime = data.position
  if (data.type === 'speed' && data.speed > 0 && data.speed <= 4) video.playbackRate = data.speed
})`
}

export function playerPage(player: Player): string {
  return `<!doctype html>
<html lang="bn">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>ভিডিও</title>
<link rel="stylesheet" href="${player.media}/player.css">
<script src="${player.media}/player/hls.js"></script>
</head>
<body>
<video controls playsinline></video>
<script>${script(player)}</script>
</body>
</html>`
}

/** Fetched by the eligibility probe as well. (spec 7, spec 9 Player probe) */
export const playerCss = `html, body { margin: 0; height: 100%; background: #000 }
video { display: block; width: 100%; height: 100%; object-fit: contain }
`
