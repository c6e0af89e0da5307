/** Open playlists. (spec 7 Catalogue) */

import { read, readWhole } from '#src/api/read.ts'
import { get, buildPage } from '#src/api/row.ts'
import { Playlist, PlaylistCard } from '#src/api/shapes/playlist.ts'
import { PageQuery } from '#src/api/shapes/typed.ts'

export const playlist = {
  list: get('playlist', { query: PageQuery, reply: buildPage(PlaylistCard) }),
  play: get('playlist/play/:id', { reply: Playlist }),
}

export const readPlaylist = (id: string) => read(playlist.play, { params: { id } })
export const readPlaylists = () => readWhole(playlist.list, {})
/** All on one page, since there are few. */
export const readPracticeLists = () => read(playlist.list, { query: { count: 100 } })
