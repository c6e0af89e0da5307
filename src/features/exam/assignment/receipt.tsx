/** Shows the receipt of a submission until there are marks. */

import { IconCircleCheck, IconHourglass } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { FileValue, Submission } from '#src/api/shapes/submission.ts'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Section } from '#src/ui/section.tsx'
import { OwnWait } from '../shared/own-wait.tsx'
import { FileRow } from './file-row.tsx'
import { findPressTime } from './press-time.ts'
import { words } from './words.ts'

/** Shows the file, time and number of the submission; also used under a result. */
export function HandedIn({ submission, file }: { submission: Submission; file: FileValue | undefined }) {
  const { submitted_at: arrivedAt } = submission
  const pressedAt = findPressTime(submission)
  return (
    <>
      {file && <FileRow {...file} />}
      <Row as="p" wrap gap={4} gapX={12} tone="muted" variant="note">
        {arrivedAt && (
          <span>
            {pressedAt === undefined
              ? words.receipt.at(arrivedAt)
              : words.receipt.pressedAt(pressedAt, arrivedAt)}
          </span>
        )}
        {submission.is_late && <Pill tone="due">{words.receipt.late}</Pill>}
      </Row>
      {submission.is_late && pressedAt !== undefined && (
        <Text tone="muted" variant="small">
          {words.receipt.lateInSpite}
        </Text>
      )}
      <Text tone="muted" variant="small" anywhere>
        {words.receipt.number} <span data-latin>{submission._id}</span>
      </Text>
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
    <Section
      title={submission.state === 'closed' ? receipt.closedTitle : receipt.title}
      icon={<IconCircleCheck />}
      headingRef={heading}
    >
      <p>
        <Pill tone="info" icon={<IconHourglass aria-hidden="true" />}>
          {receipt.underReview}
        </Pill>
      </p>
      <p>{receipt.underReviewText}</p>
      <OwnWait />
      <HandedIn submission={submission} file={file} />
    </Section>
  )
}
