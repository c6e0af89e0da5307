/** Job posts, one of them open, and the form of an application. (spec 7 Jobs, ruling R54) */

import { useParams } from 'react-router'
import { Jobs } from '#src/features/learn/jobs/jobs.tsx'
import { words } from '#src/features/learn/jobs/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'

const drawBar = (subtitle: string | undefined) => (
  <PhoneBar title={words.title} subtitle={subtitle} backTo={paths.me()} />
)

export function Component() {
  const { id } = useParams()
  return (
    <Page title={words.title} place={paths.jobs()}>
      <Head title={words.title} isHiddenFromSearch />
      <Jobs id={id} bar={drawBar} />
    </Page>
  )
}
