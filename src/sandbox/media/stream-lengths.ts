/**
 * Lengths, in seconds, of the committed playlists; each repeats the segments of one three-minute clip (ruling
 * R48). A recording of the seed names one of them, so that its stated length matches the player.
 */
export const CLIP_SECONDS = 180

export const LENGTHS = {
  /** The clip itself: free lessons and project videos. */
  short: CLIP_SECONDS,
  /** A class of the web batch: 1:28:05. */
  class: 5285,
  /** A recorded lesson: 24:30. */
  lesson: 1470,
} as const

export type StreamLength = keyof typeof LENGTHS

/** Path of the captions beside such a playlist. */
export function getCaptionsPath(stream: string): string {
  return stream.replace(/\.m3u8$/, '.vtt')
}

/** Whether everybody may watch it: a free lesson, the video of a project. */
export const isOpenStream = (path: string) => /^\/?stream\/short\b/.test(path)

/** Path of the master playlist on the media host. */
export function getStreamPath(length: StreamLength): string {
  return `/stream/${length}.m3u8`
}
