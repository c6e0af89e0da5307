/** Statistics of an assignment, with its missing learners and its marks as a table. */

import { readTaughtAssignment } from '#src/api/contract/assignment.ts'
import type { TeacherAssignment } from '#src/api/shapes/assignment.ts'
import { useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { MissingLearners } from '#src/features/teach/grading-queue/missing-learners.tsx'
import { MarksExport } from '#src/features/teach/marks-table/marks-export.tsx'
import { AssignmentNumbers } from '#src/features/teach/statistics/assignment-numbers.tsx'
import { useClassPapers } from '#src/features/teach/statistics/use-class-papers.ts'
import { words } from '#src/features/teach/statistics/words.ts'
import { addQuery, paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { BatchLine } from './batch-line.tsx'

function OfPapers({ assignment }: { assignment: TeacherAssignment }) {
  return <AssignmentNumbers assignment={assignment} read={useClassPapers({ assignment: assignment._id })} />
}

function Actions({ assignment: { _id: id, batch } }: { assignment: TeacherAssignment }) {
  return (
    <>
      <MissingLearners item={{ exam: '', assignment: id, batch: batch._id }} />
      <MarksExport item={{ assignment: id }} />
      <Button
        size="sm"
        variant="default"
        to={addQuery(paths.submissions(), { assignment: id, checked: 'all' })}
      >
        {words.papers}
      </Button>
    </>
  )
}

export function Component() {
  const { id } = useRouteParams('id')
  const read = useRead(readTaughtAssignment(id))
  const title = read.data?.title ?? words.assignment.title
  return (
    <Page
      title={<TitleText>{title}</TitleText>}
      subtitle={read.data && <BatchLine batch={read.data.batch} />}
      actions={read.data && <Actions assignment={read.data} />}
    >
      <Head title={`${words.open}: ${title}`} isHiddenFromSearch />
      <PhoneBar title={title} subtitle={words.open} backTo={paths.teacherAssignment(id)} />
      <Load from={read} skeleton={<SkeletonText lines={8} />}>
        {(found) => <OfPapers key={found._id} assignment={found} />}
      </Load>
    </Page>
  )
}
