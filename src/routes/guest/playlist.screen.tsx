/** A playlist with its player. */

import { readPlaylist } from '#src/api/contract/playlist.ts'
import { useRead } from '#src/api/use-api.ts'
import { PlaylistPlayer } from '#src/features/learn/player/playlist-player.tsx'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { PlaylistPage } from '#src/features/site/playlists/playlist-page.tsx'
import { words } from '#src/features/site/playlists/words.ts'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { VideoColumnsSkeleton } from '#src/ui/video-columns.tsx'
import { useRouteParams } from '../use-route-params.ts'

export function Component() {
  const { id } = useRouteParams('id')
  const read = useRead(readPlaylist(id))
  const { title = words.title, text, cover } = read.data ?? {}
  const shown = (
    <Load from={read} skeleton={<VideoColumnsSkeleton />}>
      {(found) => (
        <PlaylistPage
          playlist={found}
          renderPlayer={(place) => <PlaylistPlayer {...place} onExpired={read.retry} />}
        />
      )}
    </Load>
  )
  return (
    <>
      <Head title={title} description={text} image={cover} />
      <PhoneBar title={title} backTo={paths.playlists()} />
      {read.data === undefined ? <Page title={title}>{shown}</Page> : shown}
    </>
  )
}
