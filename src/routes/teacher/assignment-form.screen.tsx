/** Edits an assignment. */

import { useNavigate } from 'react-router'
import { readTaughtAssignment } from '#src/api/contract/assignment.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { AssignmentForm } from '#src/features/teach/assignment-editor/assignment-form.tsx'
import { words } from '#src/features/teach/assignment-editor/words.ts'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { BatchLine } from './batch-line.tsx'

const skeleton = <Skeleton shape="block" height={480} />

export function Component() {
  const { id } = useRouteParams('id')
  const navigate = useNavigate()
  const read = useRead(readTaughtAssignment(id))
  const plan = useApi(studyPlan.revised, read.data ? { params: { id: read.data.batch._id } } : null, {
    isForForm: true,
  })
  const title = read.data?.title ?? words.title
  const backTo = paths.teacherAssignment(id)
  return (
    <Page title={title} subtitle={read.data && <BatchLine batch={read.data.batch} />} width="wide">
      <Head title={title} isHiddenFromSearch />
      <PhoneBar title={title} subtitle={read.data?.batch.title} backTo={backTo} />
      <Load from={read} skeleton={skeleton}>
        {(assignment) => (
          <Load from={plan} skeleton={skeleton}>
            {(days) => (
              <AssignmentForm
                plan={days}
                existing={assignment}
                backTo={backTo}
                onDone={() => void navigate(backTo)}
              />
            )}
          </Load>
        )}
      </Load>
    </Page>
  )
}
