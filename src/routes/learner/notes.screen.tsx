/** All notes, searched and printed. */

import { Notes } from '#src/features/learn/notes/all-notes.tsx'
import { words } from '#src/features/learn/notes/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.subtitle}>
      <Head title={words.title} isHiddenFromSearch />
      <Notes />
    </Page>
  )
}
