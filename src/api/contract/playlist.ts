/** Open playlists. (spec 7 Catalogue) */
import { Playlist, PlaylistCard } from '../shapes/playlist.ts'
import { PageQuery } from '../shapes/typed.ts'
import { get, pageOf } from '../row.ts'

export const playlist = {
  list: get('playlist', { query: PageQuery, reply: pageOf(PlaylistCard) }),
  play: get('playlist/play/:id', { reply: Playlist }),
}
