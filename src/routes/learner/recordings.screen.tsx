/** The newest recordings of all the learner's batches. */

import { RecentRecordings } from '#src/features/learn/recordings/recent-recordings.tsx'
import { words } from '#src/features/learn/recordings/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.subtitle}>
      <Head title={words.title} isHiddenFromSearch />
      <RecentRecordings />
    </Page>
  )
}
