import type { Recording } from '#src/api/shapes/recording.ts'

/** Facts of a video for the player. */
export type Playable = Pick<
  Recording,
  '_id' | 'title' | 'url' | 'duration' | 'chapters' | 'player_url' | 'poster' | 'captions'
>
