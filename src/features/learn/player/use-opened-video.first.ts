/** Replaces `use-opened-video.ts` in a first picture, which has no effects. */

import { videoOpened } from '#src/stores/player/playback-store.ts'

export const useOpenedVideo = (_id: string, duration: number, start: number): void =>
  videoOpened(start, duration)
