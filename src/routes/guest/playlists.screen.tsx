/** Lists the open playlists. */

import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { PlaylistList } from '#src/features/site/playlists/playlist-list.tsx'
import { words } from '#src/features/site/playlists/words.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.subtitle}>
      <Head title={words.title} description={words.subtitle} />
      <PhoneBar title={words.title} backTo={offers.freeCourses ? paths.freeCourses() : paths.home()} />
      <PlaylistList />
    </Page>
  )
}
