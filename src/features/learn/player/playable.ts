import type { Recording } from '#src/api/shapes/recording.ts'

/** Facts of a video for the player. An unusable address is empty. */
export type Playable = Pick<Recording, '_id' | 'title' | 'url' | 'duration' | 'chapters'> &
  Partial<Pick<Recording, 'player_url' | 'poster' | 'captions'>>
