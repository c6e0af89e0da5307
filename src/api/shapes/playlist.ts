/** Open playlists of videos. */

import * as v from 'valibot'
import { CategoryMark } from './category.ts'
import { Address, Count, Id, MediaAddress, Text, buildList } from './scalar.ts'

/** A playlist in the list. `duration` is the total in seconds. */
export const PlaylistCard = v.object({
  _id: Id,
  title: Text,
  text: Text,
  cover: Address,
  category: v.nullish(CategoryMark),
  item_count: Count,
  duration: Count,
})
export type PlaylistCard = v.InferOutput<typeof PlaylistCard>

/**
 * `url` is an HLS stream that expires and is new in each reply; progress is stored under `_id`, as for any
 * recording. (rulings R46, R62)
 */
const PlaylistItem = v.object({ _id: Id, title: Text, url: MediaAddress, duration: Count })
export type PlaylistItem = v.InferOutput<typeof PlaylistItem>
/** A playlist to play. */
export const Playlist = v.object({ ...PlaylistCard.entries, items: buildList(PlaylistItem) })
export type Playlist = v.InferOutput<typeof Playlist>
