/** The hosted player: a video in a page of the media host, for an iframe of the client; `player.js` moves it. (ruling R26) */
interface Player {
  /** The whole address of a stream of this host. */
  stream: string
  /** The whole address of its captions. */
  captions: string
  /** Seconds to start at. */
  position: number
  /** The only origin that is spoken to and listened to. */
  clientOrigin: string
  /** Whether the browser's own controls are shown; a client with controls of its own asks for none. */
  hasControls: boolean
  /** Address of the media host, without a slash at the end. */
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

/** Fetched by the eligibility probe as well. (spec 7, spec 9 Player probe) */
export const playerCss = `html, body { margin: 0; height: 100%; background: #000 }
video { display: block; width: 100%; height: 100%; object-fit: contain }
@font-face { font-family: Bengali; src: url(fonts/bengali.woff2) format('woff2') }
::cue { background: rgba(4, 20, 24, 0.82); font-family: Bengali, sans-serif; font-size: clamp(1rem, 1.9vw, 1.625rem) }
/* Above the controls that a client draws over it. */
video:not([controls])::-webkit-media-text-track-container { bottom: 5.5rem }
@media (max-width: 40em) { video:not([controls])::-webkit-media-text-track-container { bottom: 4.25rem } }
`
