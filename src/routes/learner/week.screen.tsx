/** A learner's week. */

import { useParams } from 'react-router'
import { Week } from '#src/features/learn/week/week.tsx'
import { words } from '#src/features/learn/week/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  const { date } = useParams()
  return (
    <Page title={words.title} subtitle={words.subtitle} width="wide" place={paths.week()}>
      <Head title={words.title} isHiddenFromSearch />
      <Week date={date} />
    </Page>
  )
}
