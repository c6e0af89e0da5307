/** Open playlists of videos. */
import * as z from 'zod/mini'
import { CategoryMark } from './category.ts'
import { Address, Count, Id, Text, listOf } from './scalar.ts'

/** A playlist in the list. `duration` of all items in seconds. */
export const PlaylistCard = z.object({
  _id: Id,
  title: Text,
  text: Text,
  cover: Address,
  category: z.nullish(CategoryMark),
  item_count: Count,
  duration: Count,
})
export type PlaylistCard = z.infer<typeof PlaylistCard>

/** A playlist to play; `url` is an HLS stream that expires and is given anew in each reply. (ruling R46) */
export const Playlist = z.extend(PlaylistCard, { items: listOf(z.object({ _id: Id, title: Text, url: z.string(), duration: Count })) })
export type Playlist = z.infer<typeof Playlist>
