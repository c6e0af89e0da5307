/** Shows the receipt of a submission until there are marks. */

import { IconCircleCheck, IconHourglass } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { FileValue, Submission } from '#src/api/shapes/submission.ts'
import { Card } from '#src/ui/card.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { OwnWait } from '../shared/own-wait.tsx'
import { FileRow } from './file-row.tsx'
import { findPressTime } from './press-time.ts'
import { words } from './words.ts'
import classes from './assignment.module.css'

/** Shows the file, time and number of the submission; also used under a result. */
export function HandedIn({ submission, file }: { submission: Submission; file: FileValue | undefined }) {
  const { submitted_at: arrivedAt } = submission
  const pressedAt = findPressTime(submission)
  return (
    <>
      {file && <FileRow {...file} />}
      <p className={classes.facts}>
        {arrivedAt && (
          <span>
            {pressedAt === undefined
              ? words.receipt.at(arrivedAt)
              : words.receipt.pressedAt(pressedAt, arrivedAt)}
          </span>
        )}
        {submission.is_late && <Pill tone="due">{words.receipt.late}</Pill>}
      </p>
      {submission.is_late && pressedAt !== undefined && (
        <p className={classes.note}>{words.receipt.lateInSpite}</p>
      )}
      <p className={classes.note}>
        {words.receipt.number} <span data-latin>{submission._id}</span>
      </p>
    </>
  )
}

interface ReceiptProps {
  submission: Submission
  file: FileValue | undefined
  takesFocus: boolean
}

export function Receipt({ submission, file, takesFocus }: ReceiptProps) {
  const { receipt } = words
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Card as="section" padding="lg" className={classes.work} aria-labelledby="receipt">
      <Row
        as="h2"
        gap={8}
        variant="lead"
        tight
        ref={heading}
        tabIndex={-1}
        id="receipt"
        className={classes.done}
      >
        <IconCircleCheck aria-hidden="true" />
        {submission.state === 'closed' ? receipt.closedTitle : receipt.title}
      </Row>
      <p className={classes.facts}>
        <Pill tone="info" icon={<IconHourglass aria-hidden="true" />}>
          {receipt.underReview}
        </Pill>
      </p>
      <p>{receipt.underReviewText}</p>
      <OwnWait />
      <HandedIn submission={submission} file={file} />
    </Card>
  )
}
