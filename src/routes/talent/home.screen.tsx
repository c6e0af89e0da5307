/** The talent's desk, until its screens are there: says so, and what works today. */
import { Head } from '#src/features/shell/head/head.tsx'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { words } from './words.ts'

export function Component() {
  return (
    <Page title={words.home.title} width="narrow">
      <Head title={words.home.title} isHiddenFromSearch />
      <Empty
        title={words.home.beingPrepared}
        text={words.home.today}
        action={
          <>
            <Button to={paths.myCourses()}>{words.home.next}</Button>
            <Button variant="default" to={paths.workUpdates()}>
              {words.home.workUpdates}
            </Button>
            <Button variant="default" to={paths.support()}>
              {words.home.support}
            </Button>
          </>
        }
      />
    </Page>
  )
}
