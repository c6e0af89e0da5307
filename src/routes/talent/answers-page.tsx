/** Interviews and offers share one page; each of the two addresses shows its own kind first. (ruling R56) */

import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { Answers } from '#src/features/talent/answers/answers.tsx'
import { words } from '#src/features/talent/answers/words.ts'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'

export function AnswersPage({ first }: { first: 'interview' | 'offer' }) {
  return (
    <Page title={words.title} subtitle={words.subtitle} width="wide">
      <Head title={words.title} isHiddenFromSearch />
      <PhoneBar title={words.title} backTo={paths.talentDesk()} />
      <Answers first={first} />
    </Page>
  )
}
