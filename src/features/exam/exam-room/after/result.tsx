/**
 * Shows the result of an attempt: verdict, feedback by question, the teacher's comment, next steps; until
 * then the receipt.
 */

import { IconHourglass, IconRoute, IconTargetArrow } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Submission } from '#src/api/shapes/submission.ts'
import { formatDate, formatOrdinal } from '#src/lib/bn.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { useIsOnline } from '#src/ui/hooks/use-is-online.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { Facts } from '#src/ui/text/facts.tsx'
import { Remark } from '#src/ui/text/remark.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { OwnWait } from '../../shared/own-wait.tsx'
import { words as practice } from '../practice/words.ts'
import { listWrongOnes, WrongOnes } from '../practice/wrong-ones.tsx'
import { words as shared } from '../words.ts'
import { ResultAnswers } from './result-answers.tsx'
import { getTimeTaken, isMarked, Verdict } from './verdict.tsx'
import { words } from './words.ts'
import classes from './result.module.css'

const { result } = words

function Comment({ submission: { comment, checked_by: by, checked_at: at } }: { submission: Submission }) {
  if (comment === '') return null
  return (
    <Remark by={by} fallback={result.comment} note={at && formatDate(at)}>
      <p>{comment}</p>
    </Remark>
  )
}

interface WayProps {
  to: string
  icon: ReactNode
  tone: 'leaf' | 'neutral'
  title: string
  text: string
}

function Way({ to, icon, tone, title, text }: WayProps) {
  return <WorkRow mark={<IconTile tone={tone}>{icon}</IconTile>} title={title} to={to} isLink text={text} />
}

/** The page of a result with this query practises its wrong questions; Back leads to the result. */
const PRACTICE = 'practice'

/** The contract does not name the recording of the class in question, so the last link leads to the plan. */
function WhatNext({
  wrongCount,
  backTo,
  moduleDone,
}: Pick<ResultProps, 'backTo' | 'moduleDone'> & { wrongCount: number }) {
  const isOnline = useIsOnline()
  return (
    <Section title={result.next} isPlain>
      <RowList>
        {wrongCount > 0 ? (
          <Way
            to={`?${PRACTICE}=wrong`}
            icon={<IconTargetArrow />}
            tone="leaf"
            title={result.practiceWrong(wrongCount)}
            text={result.practiceText}
          />
        ) : (
          <Way
            to={paths.practice()}
            icon={<IconTargetArrow />}
            tone="leaf"
            title={result.practice}
            text={isOnline ? result.practiceText : practice.needsLine}
          />
        )}
        <Way to={backTo} icon={<IconRoute />} tone="neutral" title={result.plan} text={result.planText} />
      </RowList>
      {moduleDone}
    </Section>
  )
}

/** One receipt number: the attempt's own id, which the teacher sees too. */
function ReceiptFacts({ submission }: { submission: Submission }) {
  const taken = getTimeTaken(submission)
  return (
    <Facts
      facts={[
        [result.handedIn, submission.submitted_at && result.at(submission.submitted_at)],
        [result.timeTaken, taken !== undefined && result.length(taken)],
        [result.try, submission.try_no > 0 && result.tryNo(formatOrdinal(submission.try_no))],
        [
          result.number,
          <Text key="number" as="span" anywhere data-latin>
            {submission._id}
          </Text>,
          'wide',
        ],
      ]}
    />
  )
}

function Notes({ submission }: { submission: Submission }) {
  return (
    <>
      {submission.late_delivery && <Pill tone="due">{result.late}</Pill>}
      {submission.keys_shown_at && submission.keys.length === 0 && (
        <Text tone="muted" variant="note">
          {result.keysFrom(submission.keys_shown_at)}
        </Text>
      )}
      <Comment submission={submission} />
    </>
  )
}

interface ResultProps {
  submission: Submission
  passPercent: number
  /** The exam's title, since the page's head only has the course's. */
  title: string
  retest: ReactNode
  moduleDone: ReactNode
  /** The study plan. */
  backTo: string
}

function UnderReview({ submission, title, moduleDone, backTo }: Omit<ResultProps, 'retest' | 'passPercent'>) {
  const standing =
    submission.state === 'checked'
      ? result.title
      : submission.state === 'closed'
        ? result.closed
        : result.submitted
  return (
    <Section
      size="title"
      gap={16}
      title={title}
      text={standing}
      aria-label={standing}
      aside={
        <Pill tone="info" icon={<IconHourglass aria-hidden="true" />}>
          {result.underReview}
        </Pill>
      }
    >
      <p>{result.underReviewText}</p>
      <OwnWait />
      <ReceiptFacts submission={submission} />
      <Notes submission={submission} />
      <Row align="stretch" wrap gap={12}>
        {moduleDone}
        <Button to={backTo} variant="default">
          {shared.back}
        </Button>
      </Row>
    </Section>
  )
}

export function Result({ submission, passPercent, title, retest, moduleDone, backTo }: ResultProps) {
  const [query] = useSearchParams()
  const wrongCount = listWrongOnes(submission).length
  if (query.has(PRACTICE) && wrongCount > 0) return <WrongOnes submission={submission} backTo="?" />
  if (submission.state !== 'checked' || !isMarked(submission)) {
    return (
      <div className={classes.root}>
        <UnderReview submission={submission} title={title} moduleDone={moduleDone} backTo={backTo} />
        {retest}
        <ResultAnswers submission={submission} />
      </div>
    )
  }
  const hasNotes =
    submission.late_delivery ||
    submission.comment !== '' ||
    (submission.keys_shown_at && submission.keys.length === 0)
  return (
    <div className={classes.root} data-checked>
      <Verdict submission={submission} passPercent={passPercent} title={title} />
      <ResultAnswers submission={submission} passPercent={passPercent} mayAsk>
        {hasNotes && (
          <Stack as={Card} padding="lg" gap={16}>
            <Notes submission={submission} />
          </Stack>
        )}
      </ResultAnswers>
      <WhatNext wrongCount={wrongCount} backTo={backTo} moduleDone={moduleDone} />
      {retest}
      <ReceiptFacts submission={submission} />
    </div>
  )
}
