/** Daily work updates: write, look back, print a month. (ruling R57) */

import { words } from '#src/features/learn/work-updates/words.ts'
import { WorkUpdates } from '#src/features/learn/work-updates/work-updates.tsx'
import { Head } from '#src/features/shell/head/head.tsx'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.subtitle} width="narrow">
      <Head title={words.title} isHiddenFromSearch />
      <WorkUpdates />
    </Page>
  )
}
