/** Missed classes, spread over free evenings. */

import { CatchUp } from '#src/features/learn/catch-up/catch-up.tsx'
import { words } from '#src/features/learn/catch-up/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.subtitle} width="wide">
      <Head title={words.title} isHiddenFromSearch />
      <CatchUp />
    </Page>
  )
}
