/** Short quizzes to try one's knowledge on. */
import { PracticeList } from '#src/features/exam/exam-room/practice/practice-list.tsx'
import { words } from '#src/features/exam/exam-room/practice/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.subtitle} width="narrow">
      <Head title={words.title} isHiddenFromSearch />
      <PracticeList />
    </Page>
  )
}
