/**
 * Shows the result of an attempt: verdict, feedback by question, the teacher's comment, next steps; until
 * then the receipt.
 */

import { IconChevronRight, IconHourglass, IconRoute, IconTargetArrow } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Submission } from '#src/api/shapes/submission.ts'
import { formatDate, formatOrdinal } from '#src/lib/bn.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { useIsOnline } from '#src/ui/hooks/use-is-online.ts'
import { Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Facts } from '#src/ui/text/facts.tsx'
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
    <Grid gap={8} ground="sunken" radius="md" pad={14}>
      <Row as="h3" wrap gap={8} variant="note" className={classes.teacher}>
        {by && <Portrait name={by.name} src={by.picture} size={28} />}
        {by?.name || result.comment}
        {at && <span className={classes.quiet}> · {formatDate(at)}</span>}
      </Row>
      <p className={classes.words}>{comment}</p>
    </Grid>
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
  return (
    <li>
      <Row as={Link} to={to} gap={14} padY={12} padX={16} tone="inherit">
        <IconTile tone={tone}>{icon}</IconTile>
        <Grid as="span" grow shrink>
          <Text as="span" weight={600} tone="text">
            {title}
          </Text>
          <Text as="span" tone="muted" variant="caption">
            {text}
          </Text>
        </Grid>
        <IconChevronRight size={18} aria-hidden="true" />
      </Row>
    </li>
  )
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
    <Stack as="section" gap={12} aria-labelledby="next">
      <h2 id="next" className={classes.heading}>
        {result.next}
      </h2>
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
    </Stack>
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
        <p className={classes.quiet}>{result.keysFrom(submission.keys_shown_at)}</p>
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
  return (
    <Card as="section" padding="lg" className={classes.card} aria-labelledby="result">
      <Text as="h2" variant="title" tight>
        {title}
      </Text>
      <Row justify="between" wrap gap={8} gapX={16}>
        <h2 id="result" className={classes.heading}>
          {submission.state === 'checked'
            ? result.title
            : submission.state === 'closed'
              ? result.closed
              : result.submitted}
        </h2>
        <Pill tone="info" icon={<IconHourglass aria-hidden="true" />}>
          {result.underReview}
        </Pill>
      </Row>
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
    </Card>
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
          <Card padding="lg" className={classes.card}>
            <Notes submission={submission} />
          </Card>
        )}
      </ResultAnswers>
      <WhatNext wrongCount={wrongCount} backTo={backTo} moduleDone={moduleDone} />
      {retest}
      <ReceiptFacts submission={submission} />
    </div>
  )
}
