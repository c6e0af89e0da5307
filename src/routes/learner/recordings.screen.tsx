/** The newest recordings of all the learner's batches. */

import { RecentRecordings } from '#src/features/learn/recordings/recent-recordings.tsx'
import { words } from '#src/features/learn/recordings/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  return (
    <Page
      title={words.title}
      subtitle={words.subtitle}
      actions={
        <>
          {offers.keptClasses && (
            <Button variant="default" to={paths.keptClasses()}>
              {words.kept}
            </Button>
          )}
          <Button variant="default" to={paths.catchUp()}>
            {words.catchUp}
          </Button>
        </>
      }
    >
      <Head title={words.title} isHiddenFromSearch />
      <RecentRecordings />
    </Page>
  )
}
