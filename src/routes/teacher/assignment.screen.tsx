/** An assignment for its teacher. */

import { readTaughtAssignment } from '#src/api/contract/assignment.ts'
import { useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { AssignmentBrief } from '#src/features/teach/assignment-editor/assignment-brief.tsx'
import { words } from '#src/features/teach/assignment-editor/words.ts'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { BatchLine } from './batch-line.tsx'

export function Component() {
  const { id } = useRouteParams('id')
  const read = useRead(readTaughtAssignment(id))
  const title = read.data?.title ?? words.title
  const backTo = read.data ? paths.teacherStudyPlan(read.data.batch._id) : paths.teacherBatches()
  return (
    <Page title={title} subtitle={read.data && <BatchLine batch={read.data.batch} />} width="wide">
      <Head title={title} isHiddenFromSearch />
      <PhoneBar title={title} subtitle={read.data?.batch.title} backTo={backTo} />
      <Load from={read} skeleton={<Skeleton shape="block" height={420} />}>
        {(assignment) => <AssignmentBrief assignment={assignment} />}
      </Load>
    </Page>
  )
}
