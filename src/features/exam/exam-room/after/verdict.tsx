/**
 * Gives the verdict of a marked attempt: first in words and shape, then percentage, marks and time, on one
 * scale with the pass mark.
 */

import { IconCheck, IconX } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import type { Submission } from '#src/api/shapes/submission.ts'
import { computeReachedPercent } from '#src/lib/percent.ts'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import { Ripple } from '#src/ui/pictures/ripple.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Lotus } from '#src/ui/states/lotus.tsx'
import { words } from './words.ts'
import classes from './result.module.css'

const { result } = words

export type Marked = Submission & { mark: number; marks: number }

export function isMarked(submission: Submission): submission is Marked {
  return typeof submission.mark === 'number' && typeof submission.marks === 'number' && submission.marks > 0
}

/** Computes the seconds from the start to the submission; undefined if the clocks are inconsistent. */
export function getTimeTaken({
  started_at: from,
  submitted_at: to,
}: Pick<Submission, 'started_at' | 'submitted_at'>): number | undefined {
  const seconds = Math.round((Date.parse(to ?? '') - Date.parse(from)) / 1000)
  return seconds > 0 ? seconds : undefined
}

/** With fewer submissions the class average would reveal individuals. */
const LEAST_PAPERS = 5

function getClassMean({ class_result: result }: Pick<Submission, 'class_result'>): number | undefined {
  return result && result.papers >= LEAST_PAPERS ? result.percent : undefined
}

function Scale({ own, pass, mean }: { own: number; pass: number; mean: number | undefined }) {
  return (
    <div
      className={classes.scale}
      role="img"
      aria-label={[result.scale(own, pass), mean === undefined ? '' : result.classMean(mean)]
        .filter(Boolean)
        .join(', ')}
      style={{ '--own': `${own}%`, '--pass': `${pass}%`, '--mean': `${mean ?? 0}%` } as CSSProperties}
    >
      <i />
      {mean !== undefined && <b />}
      <Text as="span" variant="caption" nowrap>
        {result.passAt(pass)}
      </Text>
    </div>
  )
}

export function Verdict({
  submission,
  passPercent,
  title,
}: {
  submission: Marked
  passPercent: number
  title: string
}) {
  const { mark, marks } = submission
  const needed = (marks * passPercent) / 100
  const isPassed = mark >= needed
  const percent = computeReachedPercent(mark, marks)
  const mean = getClassMean(submission)
  const taken = getTimeTaken(submission)
  return (
    <Grid as="section" gap={10} relative clip className={classes.verdict} aria-labelledby="result">
      {isPassed && (
        <>
          <Ripple width={200} height={200} start={52} className={classes.ripple} fade="edges" />
          <Lotus size={88} className={classes.lotus} />
        </>
      )}
      <Row>
        <Pill
          tone={isPassed ? 'ok' : 'missed'}
          icon={isPassed ? <IconCheck aria-hidden="true" /> : <IconX aria-hidden="true" />}
        >
          {isPassed ? result.passed : result.failed}
        </Pill>
      </Row>
      <Text as="h2" id="result" variant="body" tight className={classes.title}>
        {title}
      </Text>
      <Text tight weight={700} className={classes.percent}>
        {result.percent(percent)}
      </Text>
      <p>
        {result.outOf(marks)} <strong>{result.got(mark)}</strong>
        {taken !== undefined && ` · ${result.taken(taken)}`}
      </p>
      <Scale own={percent} pass={passPercent} mean={mean} />
      {mean !== undefined && <p>{result.classMean(mean)}</p>}
      {!isPassed && <p>{result.missing(Math.ceil((needed - mark) * 4) / 4)}</p>}
    </Grid>
  )
}
