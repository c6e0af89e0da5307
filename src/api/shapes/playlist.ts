/** Open playlists of videos. */
import * as v from 'valibot'
import { CategoryMark } from './category.ts'
import { Address, Count, Id, Text, buildList } from './scalar.ts'

/** A playlist in the list. `duration` of all items in seconds. */
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

/** A playlist to play; `url` is an HLS stream that expires and is given anew in each reply. (ruling R46) */
export const Playlist = v.object({
  ...PlaylistCard.entries,
  items: buildList(v.object({ _id: Id, title: Text, url: v.string(), duration: Count })),
})
export type Playlist = v.InferOutput<typeof Playlist>
