/**
 * The hosted player: a video page of the media host for an iframe of the client, driven by `player.js`.
 * (ruling R26)
 */
interface Player {
  /** The full address of a stream of this host. */
  stream: string
  /** The full address of its captions. */
  captions: string
  /** Start position in seconds. */
  position: number
  /** The only origin that the player exchanges messages with. */
  clientOrigin: string
  /** Whether the browser's controls are shown; a client with custom controls hides them. */
  hasControls: boolean
  /** Address of the media host, without a trailing slash. */
  media: string
}

const attribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export function renderPlayerPage({
  stream,
  captions,
  position,
  clientOrigin,
  hasControls,
  media,
}: Player): string {
  return `<!doctype html>
<html lang="bn">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>ভিডিও</title>
<link rel="stylesheet" href="${media}/player.css">
</head>
<body>
<video ${hasControls ? 'controls ' : ''}playsinline data-stream="${attribute(stream)}" data-start="${position}" data-client="${attribute(clientOrigin)}"><track kind="captions" srclang="bn" src="${attribute(captions)}"></video>
<script src="${media}/player/hls.js"></script>
<script src="${media}/player/player.js"></script>
</body>
</html>`
}

/** The eligibility probe fetches it too. (spec 7, spec 9 Player probe) */
export const playerCss = `html, body { margin: 0; height: 100%; background: #000 }
video { display: block; width: 100%; height: 100%; object-fit: contain }
@font-face { font-family: Bengali; src: url(fonts/bengali.woff2) format('woff2') }
::cue { background: rgba(4, 20, 24, 0.82); font-family: Bengali, sans-serif; font-size: clamp(1rem, 1.9vw, 1.625rem) }
/* Above the controls that a client draws over it now. */
video[data-raised]::-webkit-media-text-track-container { bottom: 4.75rem !important }
@media (max-height: 26em) { video[data-raised]::-webkit-media-text-track-container { bottom: 3.5rem !important } }
`
