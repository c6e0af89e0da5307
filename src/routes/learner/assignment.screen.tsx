/** One assignment of a batch. */

import { readAssignment } from '#src/api/contract/assignment.ts'
import { useRead } from '#src/api/use-api.ts'
import { getCodeEditorOrigin } from '#src/features/account/auth/hosts.ts'
import { AssignmentSkeleton, AssignmentView } from '#src/features/exam/assignment/assignment.tsx'
import { ProjectLink } from '#src/features/exam/outside-editor/outside-editor.tsx'
import { paths } from '#src/lib/paths.ts'
import { Load } from '#src/ui/states/load.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

export function Component() {
  const { batchId, moduleId, assignmentId } = useRouteParams('batchId', 'moduleId', 'assignmentId')
  const read = useRead(readAssignment(assignmentId))
  return (
    <InBatch batchId={batchId} title={read.data?.title} backTo={paths.module(batchId, moduleId)}>
      <Load from={read} skeleton={<AssignmentSkeleton />}>
        {(assignment) => (
          <AssignmentView
            assignment={assignment}
            project={<ProjectLink project={assignment._id} codeEditorOrigin={getCodeEditorOrigin()} />}
          />
        )}
      </Load>
    </InBatch>
  )
}
