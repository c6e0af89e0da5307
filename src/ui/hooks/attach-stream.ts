/** Attaches a stream to a video element, whether or not the browser plays HLS by itself. (ruling R26) */

import type { StreamFiles } from '#src/lib/stream-addresses.ts'
import { makeStreamLoader } from './stream-loader.ts'

const HLS_TYPE = 'application/vnd.apple.mpegurl'

interface Options {
  /** Start position in seconds. */
  at?: number
  /** For a stream whose addresses expire, or that is on the device. */
  files?: StreamFiles
  /** Fetches no second of it before it is played. (ruling R69) */
  isByPress?: boolean
}

/**
 * hls.js is loaded only if the browser cannot play HLS itself, or would not read the files of the device.
 * Resolves to a function that detaches the stream.
 */
export async function attachStream(
  video: HTMLVideoElement,
  source: string,
  onError: () => void,
  { at = -1, files, isByPress = false }: Options = {},
): Promise<() => void> {
  if (files?.find === undefined && video.canPlayType(HLS_TYPE) !== '') {
    video.src = source
    return () => video.removeAttribute('src')
  }
  const { default: Hls } = await import('hls.js/light')
  if (!Hls.isSupported()) {
    onError()
    return () => undefined
  }
  const hls = new Hls({
    startPosition: at,
    autoStartLoad: !isByPress,
    ...(files && { loader: makeStreamLoader(Hls.DefaultConfig.loader, files) }),
  })
  hls.on(Hls.Events.ERROR, (_, { fatal }) => fatal && onError())
  hls.loadSource(source)
  hls.attachMedia(video)
  if (isByPress) video.addEventListener('play', () => hls.startLoad(at), { once: true })
  return () => hls.destroy()
}
