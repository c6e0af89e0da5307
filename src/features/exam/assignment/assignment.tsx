/**
 * Lays out one assignment: the task on the left, the learner's work on the right, from the first file to the
 * marks.
 */

import { IconLock } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { submission } from '#src/api/contract/submission.ts'
import { useQueue } from '#src/api/outbox/queue.ts'
import type { Assignment } from '#src/api/shapes/assignment.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { useApi } from '#src/api/use-api.ts'
import { formatCourse, formatModule } from '#src/lib/subject-words.ts'
import { useShownSubject } from '#src/stores/session/shown-subject.ts'
import { HAND_INS, isSealed, type WorkOnItsWay } from '#src/stores/uploads/hand-in.ts'
import { buildWorkId } from '#src/stores/uploads/page-shelf.ts'
import { uploadDropped, uploadRecalled, useUploads } from '#src/stores/uploads/upload-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { Stack } from '#src/ui/layout/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { Section } from '#src/ui/section.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton, SkeletonText } from '#src/ui/states/skeleton.tsx'
import { Brief } from './brief.tsx'
import { handInQueue } from './hand-in-outbox.ts'
import { findFile, HandIn } from './hand-in.tsx'
import { Receipt } from './receipt.tsx'
import { Result } from './result.tsx'
import { words } from './words.ts'
import classes from './assignment.module.css'

function Closed({ reason }: { reason: string }) {
  return (
    <Section title={words.closed} icon={<IconLock />} iconTone="muted">
      {reason && <p>{reason}</p>}
    </Section>
  )
}

function Waiting() {
  return (
    <Stack as={Card} padding="lg" gap={12}>
      <Skeleton width="40%" />
      <SkeletonText />
    </Stack>
  )
}

export function AssignmentSkeleton() {
  return (
    <Stack align="start" gap={16} className={classes.root}>
      <Stack as={Card} padding="lg" gap={12}>
        <Skeleton width="70%" height="1.75rem" />
        <Skeleton width="45%" />
        <SkeletonText lines={5} />
      </Stack>
      <Waiting />
    </Stack>
  )
}

/** A hand-in that was pressed and refused, where nothing can be handed in any more: its file stays. */
function RefusedWork({ item: { assignment, handedAt = '', refusal = '' } }: { item: WorkOnItsWay }) {
  const id = buildWorkId(assignment)
  const file = useUploads(({ uploads }) => uploads[id]?.file)
  useEffect(() => void uploadRecalled(id), [id])
  const drop = () => {
    uploadDropped(id)
    handInQueue.remove(assignment)
  }
  return (
    <Notice
      tone="error"
      role="alert"
      actions={
        <>
          {file && (
            <Button variant="default" size="sm" onClick={() => saveFile(file.name, file, file.type)}>
              {words.handIn.saveFile}
            </Button>
          )}
          <Button variant="subtle" size="sm" onClick={drop}>
            {words.handIn.dropWork}
          </Button>
        </>
      }
    >
      <p>{words.handIn.refusedAt(handedAt, refusal)}</p>
    </Notice>
  )
}

function OwnWork({ assignment, attempt }: { assignment: Assignment; attempt: Submission | undefined }) {
  const isOpen = attempt === undefined || attempt.state === 'open'
  // After the submission the pressed button is gone, and the receipt gets its focus.
  const [wasOpen] = useState(isOpen)
  const item = useQueue(HAND_INS).find((each) => each.assignment === assignment._id)
  if (isOpen && (assignment.can_submit || (item && isSealed(item))))
    return <HandIn assignment={assignment} attempt={attempt} />
  return (
    <Stack gap={12}>
      {item?.refusal !== undefined && <RefusedWork item={item} />}
      <KnownWork assignment={assignment} attempt={attempt} takesFocus={wasOpen} />
    </Stack>
  )
}

function KnownWork({
  assignment,
  attempt,
  takesFocus,
}: {
  assignment: Assignment
  attempt: Submission | undefined
  takesFocus: boolean
}) {
  if (attempt === undefined || attempt.state === 'open') return <Closed reason={assignment.reason} />
  const file = findFile(attempt.answers, assignment._id)
  return attempt.state === 'checked' ? (
    <Result submission={attempt} file={file} />
  ) : (
    <Receipt submission={attempt} file={file} takesFocus={takesFocus} />
  )
}

function Work({ assignment }: { assignment: Assignment }) {
  const read = useApi(
    submission.one,
    assignment.submission ? { params: { id: assignment.submission } } : null,
  )
  // The form stays while the attempt begun by its first file is read: the device's file picker may be open
  // over it.
  const [wasWithout] = useState(!assignment.submission)
  const shown = read.data || wasWithout ? { attempt: read.data } : undefined
  return (
    <Load from={{ ...read, data: shown }} skeleton={<Waiting />}>
      {({ attempt }) => <OwnWork assignment={assignment} attempt={attempt} />}
    </Load>
  )
}

interface AssignmentViewProps {
  assignment: Assignment
  /** The link to its files in the external editor, if it has any. */
  project: ReactNode
}

export function AssignmentView({ assignment, project }: AssignmentViewProps) {
  const place = useFocusRecovery<HTMLDivElement>()
  useShownSubject({
    course: formatCourse(assignment.batch),
    module: assignment.module ? formatModule(assignment.module) : undefined,
    item: assignment.title,
  })
  return (
    <Stack align="start" gap={16} className={classes.root}>
      <Stack gap={16}>
        <Brief assignment={assignment} />
        {assignment.has_project && assignment.can_submit && project}
      </Stack>
      <div ref={place} tabIndex={-1} role="group" aria-label={words.handIn.title}>
        <Work assignment={assignment} />
      </div>
    </Stack>
  )
}
