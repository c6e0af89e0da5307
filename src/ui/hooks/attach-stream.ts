/** Attaches a stream to a video element, whether or not the browser plays HLS by itself. (ruling R26) */

const HLS_TYPE = 'application/vnd.apple.mpegurl'

/**
 * hls.js is loaded only if the browser cannot play HLS itself. `at` in seconds. Resolves to a function that
 * detaches the stream.
 */
export async function attachStream(
  video: HTMLVideoElement,
  source: string,
  onError: () => void,
  at = -1,
): Promise<() => void> {
  if (video.canPlayType(HLS_TYPE) !== '') {
    video.src = source
    return () => video.removeAttribute('src')
  }
  const { default: Hls } = await import('hls.js/light')
  if (!Hls.isSupported()) {
    onError()
    return () => undefined
  }
  const hls = new Hls({ startPosition: at })
  hls.on(Hls.Events.ERROR, (_, { fatal }) => fatal && onError())
  hls.loadSource(source)
  hls.attachMedia(video)
  return () => hls.destroy()
}
