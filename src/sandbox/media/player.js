/**
 * The hosted player's own script, on the media host: posts `{ type: ready | time | ended, position }` and obeys
 * `{ type: play | pause | seek | speed | volume | captions, position?, speed?, volume?, isMuted?, isShown?, isRaised? }`. What it needs stands in the data attributes of the video. (ruling R26)
 */
const video = document.querySelector('video')
const { client, stream } = video.dataset
const start = Number(video.dataset.start)
let isReady = false

function post(type) {
  parent.postMessage({ type, position: video.currentTime }, client)
}

/** Chromium places a caption when it appears: hiding it first lets it be placed anew. */
function showCaptions({ isShown, isRaised }) {
  video.toggleAttribute('data-raised', isRaised === true)
  for (const track of video.textTracks) {
    track.mode = 'hidden'
    if (isShown === true) track.mode = 'showing'
  }
}

function obey(order) {
  if (order.type === 'play') video.play().catch(() => {})
  if (order.type === 'pause') video.pause()
  if (order.type === 'seek' && Number.isFinite(order.position)) video.currentTime = order.position
  if (order.type === 'volume' && order.volume >= 0 && order.volume <= 1)
    Object.assign(video, { volume: order.volume, muted: order.isMuted === true })
  if (order.type === 'captions') showCaptions(order)
  if (order.type === 'speed' && order.speed > 0 && order.speed <= 4) video.playbackRate = order.speed
}

video.addEventListener('loadedmetadata', () => {
  if (!isReady && start > 0) video.currentTime = start
  isReady = true
  post('ready')
})
video.addEventListener('timeupdate', () => post('time'))
video.addEventListener('seeked', () => post('time'))
video.addEventListener('ended', () => post('ended'))

addEventListener('message', ({ origin, source, data }) => {
  if (origin === client && source === parent && typeof data === 'object' && data !== null) obey(data)
})

if (window.Hls?.isSupported()) {
  const hls = new window.Hls({ startPosition: start })
  hls.loadSource(stream)
  hls.attachMedia(video)
} else {
  // Safari plays HLS by itself.
  video.src = stream
}
