/** Controls the video: the video element, or the hosted player in its frame. (ruling R26) */
export interface Engine {
  play: () => void
  pause: () => void
  seek: (position: number) => void
  /** Shows the picture over other apps; only where the browser can. `video` is missing with a hosted player. */
  float?: () => void
  video?: HTMLVideoElement
}
