/** Lists everything that is free: open classes and courses. */

import { Head } from '#src/features/shell/head/head.tsx'
import { FreePage } from '#src/features/site/catalogue/free-page.tsx'
import { words } from '#src/features/site/catalogue/words.ts'
import { cardGrid } from '#src/features/site/course-card/card-lists.tsx'
import { FreeWays } from '#src/features/site/home/free-ways.tsx'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  return (
    <Page title={words.freeTitle} subtitle={words.freeSubtitle}>
      <Head title={words.freeTitle} description={words.freeSubtitle} />
      <FreePage {...cardGrid} ways={<FreeWays />} />
    </Page>
  )
}
