/** The open posts, read-only for a teacher. (ruling R54) */

import { JobReader } from '#src/features/learn/jobs/job-reader.tsx'
import { words } from '#src/features/learn/jobs/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.readerSubtitle} width="narrow">
      <Head title={words.title} isHiddenFromSearch />
      <JobReader />
    </Page>
  )
}
