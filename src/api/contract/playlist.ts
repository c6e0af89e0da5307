/** Open playlists. (spec 7 Catalogue) */
import { Playlist, PlaylistCard } from '#src/api/shapes/playlist.ts'
import { PageQuery } from '#src/api/shapes/typed.ts'
import { get, buildPage } from '#src/api/row.ts'

export const playlist = {
  list: get('playlist', { query: PageQuery, reply: buildPage(PlaylistCard) }),
  play: get('playlist/play/:id', { reply: Playlist }),
}
