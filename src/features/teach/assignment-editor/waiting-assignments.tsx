/** Assignments of a batch that are saved on the device and not sent yet. (ruling R82) */

import { useNavigate } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { WaitingRecords } from '../shared/waiting-records.tsx'
import { assignmentRecord, readPlanOf } from './assignment-record.ts'

export function WaitingAssignments({ batchId }: { batchId: string }) {
  const navigate = useNavigate()
  return (
    <WaitingRecords
      record={assignmentRecord}
      batchId={batchId}
      onTakenBack={({ id, batch, draft }) =>
        void navigate(
          id
            ? paths.teacherAssignmentForm(id)
            : paths.teacherNewAssignment({ batch, plan: readPlanOf(draft) }),
        )
      }
    />
  )
}
