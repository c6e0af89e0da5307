/** One practice quiz, from its questions to its result. */

import { readPlayground } from '#src/api/contract/exam.ts'
import { useRead } from '#src/api/use-api.ts'
import { BeforeSkeleton } from '#src/features/exam/exam-room/before/before-skeleton.tsx'
import { PracticeQuiz } from '#src/features/exam/exam-room/practice/practice-quiz.tsx'
import { words } from '#src/features/exam/exam-room/practice/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { useRouteParams } from '../use-route-params.ts'

export function Component() {
  const { id } = useRouteParams('id')
  const read = useRead(readPlayground(id))
  const title = read.data?.title ?? words.title
  return (
    <Page title={title} width="narrow">
      <Head title={title} isHiddenFromSearch />
      <Load from={read} skeleton={<BeforeSkeleton />}>
        {(quiz) => <PracticeQuiz key={quiz._id} quiz={quiz} />}
      </Load>
    </Page>
  )
}
