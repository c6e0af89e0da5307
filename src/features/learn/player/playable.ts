import type { Recording } from '#src/api/shapes/recording.ts'

/** Facts of a video for the player. Its addresses are empty where there is none that can be used. */
export type Playable = Pick<Recording, '_id' | 'title' | 'url' | 'duration' | 'chapters'> &
  Partial<Pick<Recording, 'player_url' | 'poster' | 'captions'>>
