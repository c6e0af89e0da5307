/** The exam builder; its preview is the exam room, loaded before the press. */

import { Suspense } from 'react'
import { readTaughtExam } from '#src/api/contract/exam.ts'
import { useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { BuilderSkeleton } from '#src/features/teach/exam-builder/builder-skeleton.tsx'
import { type DrawPreview, ExamBuilder } from '#src/features/teach/exam-builder/exam-builder.tsx'
import { words } from '#src/features/teach/exam-builder/words.ts'
import { isSavingData } from '#src/stores/browser/save-data.ts'
import { Page, UnseenHeading } from '#src/ui/frame/page.tsx'
import { defineLazy } from '#src/ui/hooks/define-late.tsx'
import { useLoadWhenCalm } from '#src/ui/hooks/use-load-when-calm.ts'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { useRouteParams } from '../use-route-params.ts'

const loadPreview = async () =>
  (await import('#src/features/exam/exam-room/preview/preview-room.tsx')).PreviewRoom
const PreviewRoom = defineLazy(loadPreview)

const drawPreview: DrawPreview = (exam, parts) => (
  <Suspense fallback={null}>
    <PreviewRoom exam={exam} {...parts} />
  </Suspense>
)

export function Component() {
  const { id } = useRouteParams('id')
  useLoadWhenCalm(loadPreview, !isSavingData())
  const read = useRead(readTaughtExam(id))
  if (read.data === undefined && read.error)
    return (
      <Page title={words.exam}>
        <Head title={words.exam} isHiddenFromSearch />
        <Failed error={read.error} onRetry={read.retry} />
      </Page>
    )
  return (
    <>
      <Head title={read.data?.title ?? words.exam} isHiddenFromSearch />
      {read.data === undefined && <UnseenHeading>{words.exam}</UnseenHeading>}
      <Load from={read} skeleton={<BuilderSkeleton />}>
        {(exam) => <ExamBuilder savedExam={exam} drawPreview={drawPreview} />}
      </Load>
    </>
  )
}
