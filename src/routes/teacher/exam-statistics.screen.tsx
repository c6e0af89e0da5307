/** Statistics of an exam, with its missing learners and its marks as a table. */

import { useSearchParams } from 'react-router'
import { batch } from '#src/api/contract/batch.ts'
import { readInstruction, readTaughtExam } from '#src/api/contract/exam.ts'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { MissingLearners } from '#src/features/teach/grading-queue/missing-learners.tsx'
import { Likeness } from '#src/features/teach/likeness/likeness.tsx'
import { listTextQuestions } from '#src/features/teach/likeness/texts.ts'
import { words as likenessWords } from '#src/features/teach/likeness/words.ts'
import { MarksExport } from '#src/features/teach/marks-table/marks-export.tsx'
import { ReadingLine, Statistics, WithPapers } from '#src/features/teach/statistics/statistics.tsx'
import { useClassPapers } from '#src/features/teach/statistics/use-class-papers.ts'
import { words } from '#src/features/teach/statistics/words.ts'
import { EXAM_PASS_PERCENT } from '#src/lib/pass-marks.ts'
import { addQuery, paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { BatchLine } from './batch-line.tsx'

type View = 'numbers' | 'likeness'

function useView(): readonly [View, (view: View) => void] {
  const [query, setQuery] = useSearchParams()
  const view = query.get('view') === 'likeness' ? 'likeness' : 'numbers'
  return [
    view,
    (next) =>
      setQuery(next === 'likeness' ? { view: next } : {}, { replace: true, preventScrollReset: true }),
  ]
}

/** Both views use the same submissions, which are read once. */
function OfPapers({ exam }: { exam: ExamForTeacher }) {
  const read = useClassPapers({ exam: exam._id })
  const learners = useApi(batch.one, exam.batch ? { params: { id: exam.batch._id } } : null, {
    isQuiet: true,
  }).data?.learner_count
  const pass = useRead(readInstruction(exam._id), { isQuiet: true }).data?.pass_percent ?? EXAM_PASS_PERCENT
  const [view, setView] = useView()
  if (listTextQuestions(exam).length === 0)
    return <Statistics exam={exam} read={read} learners={learners} pass={pass} />
  return (
    <Stack gap={16}>
      <div>
        <Segmented<View>
          label={words.view}
          options={[
            { value: 'numbers', label: words.views.numbers },
            { value: 'likeness', label: likenessWords.title },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      {view === 'numbers' ? (
        <Statistics exam={exam} read={read} learners={learners} pass={pass} />
      ) : (
        <WithPapers read={read} source={{ to: paths.teacherExam(exam._id), label: words.toExam }}>
          {() => (
            <>
              <ReadingLine read={read} />
              <Likeness exam={exam} papers={read.papers} />
            </>
          )}
        </WithPapers>
      )}
    </Stack>
  )
}

function Actions({ examId, batchId }: { examId: string; batchId: string }) {
  return (
    <>
      <MissingLearners item={{ exam: examId, assignment: '', batch: batchId }} />
      <MarksExport item={{ exam: examId }} />
      <Button
        size="sm"
        variant="default"
        to={addQuery(paths.submissions(), { exam: examId, checked: 'all' })}
      >
        {words.papers}
      </Button>
    </>
  )
}

export function Component() {
  const { id } = useRouteParams('id')
  const read = useRead(readTaughtExam(id))
  const title = read.data?.title ?? words.title
  const batch = read.data?.batch
  return (
    <Page
      title={<TitleText>{title}</TitleText>}
      subtitle={batch && <BatchLine batch={batch} />}
      actions={read.data && <Actions examId={id} batchId={batch?._id ?? ''} />}
    >
      <Head title={`${words.open}: ${title}`} isHiddenFromSearch />
      <PhoneBar
        title={title}
        subtitle={words.open}
        backTo={batch ? paths.teacherPerformance(batch._id) : paths.submissions()}
      />
      <Load from={read} skeleton={<SkeletonText lines={8} />}>
        {(found) => <OfPapers key={found._id} exam={found} />}
      </Load>
    </Page>
  )
}
