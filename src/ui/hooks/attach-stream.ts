/** Attaches a stream to a video element, whether or not the browser plays HLS by itself. (ruling R26) */

import type { StreamFiles } from '#src/engines/streams/stream-addresses.ts'
import { hasGroups } from '#src/engines/streams/stream-playlist.ts'
import { makeStreamLoader } from './stream-loader.ts'

const HLS_TYPE = 'application/vnd.apple.mpegurl'

interface Options {
  /** Start position in seconds. */
  at?: number
  /** For a stream whose addresses expire, or that is on the device. */
  files?: StreamFiles
  /** Only the smallest picture of its master. */
  isLowest?: boolean
  /** False after the browser's own way has failed. */
  mayBeNative?: boolean
}

/** Tells whether the browser plays the stream itself; it would not read the files of the device. */
export const isNative = (video: HTMLVideoElement, files?: StreamFiles) =>
  files?.find === undefined && video.canPlayType(HLS_TYPE) !== ''

async function readMaster(source: string, files: StreamFiles | undefined): Promise<string> {
  const kept = await files?.find?.(source)
  return (kept ?? (await fetch(source, { credentials: 'omit' }))).text()
}

/** The light engine has neither sound nor captions of their own. */
async function loadEngine(source: string, files: StreamFiles | undefined) {
  // The engine fails on the same playlist and says so.
  const master = await readMaster(source, files).catch(() => '')
  const { default: Hls } = await (hasGroups(master, source) ? import('hls.js') : import('hls.js/light'))
  return Hls
}

/** A track of a video cannot be removed, so a stream that is attached again takes the one that is there. */
const tracks = new WeakMap<HTMLVideoElement, TextTrack>()

function addCues(video: HTMLVideoElement, cues: readonly VTTCue[]): void {
  const track = tracks.get(video) ?? video.addTextTrack('subtitles')
  tracks.set(video, track)
  for (const cue of cues) if (!track.cues?.getCueById(cue.id)) track.addCue(cue)
}

function clearCues(video: HTMLVideoElement): void {
  const track = tracks.get(video)
  // The list shrinks with each one.
  while (track?.cues?.[0]) track.removeCue(track.cues[0])
}

/**
 * hls.js is loaded only if the browser cannot play HLS itself, or would not read the files of the device.
 * Resolves to a function that detaches the stream.
 */
export async function attachStream(
  video: HTMLVideoElement,
  source: string,
  onError: () => void,
  { at = -1, files, isLowest = false, mayBeNative = true }: Options = {},
): Promise<() => void> {
  if (mayBeNative && isNative(video, files)) {
    video.src = source
    return () => video.removeAttribute('src')
  }
  const Hls = await loadEngine(source, files)
  if (!Hls.isSupported()) {
    onError()
    return () => undefined
  }
  const hls = new Hls({
    startPosition: at,
    ...(isLowest && { startLevel: 0 }),
    // Captions of the class lie beside the stream; one that has none shows those of the stream.
    subtitlePreference: { lang: 'bn' },
    // The engine's own tracks begin at a `data:` address, which our policy refuses.
    renderTextTracksNatively: false,
    ...(files && { loader: makeStreamLoader(Hls.DefaultConfig.loader, files) }),
  })
  hls.on(Hls.Events.CUES_PARSED, (_, { cues }) => addCues(video, cues as VTTCue[]))
  hls.on(Hls.Events.ERROR, (_, { fatal }) => fatal && onError())
  if (isLowest)
    hls.on(Hls.Events.MANIFEST_PARSED, () => {
      hls.autoLevelCapping = 0
    })
  hls.loadSource(source)
  hls.attachMedia(video)
  return () => {
    hls.destroy()
    clearCues(video)
  }
}
