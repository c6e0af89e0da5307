/** Files from another app, which wait to be handed in. */

import { SharedFiles } from '#src/features/exam/shared-files/shared-files.tsx'
import { words } from '#src/features/exam/shared-files/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.subtitle} width="narrow">
      <Head title={words.title} isHiddenFromSearch />
      <SharedFiles />
    </Page>
  )
}
