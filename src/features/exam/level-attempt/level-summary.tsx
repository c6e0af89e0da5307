/** Shows the result of an attempt by topic and what to learn next, without blame. (spec 3 `LSsummary`) */

import { IconArrowRight, IconStar, IconStarFilled } from '@tabler/icons-react'
import { Link } from 'react-router'
import { MOST_STARS } from '#src/api/shapes/assessment.ts'
import type { LevelSummary as Summary } from '#src/api/shapes/level-submission.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { LongText } from '#src/ui/text/long-text.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { buildReviewAddress } from './result-address.ts'
import { words } from './words.ts'
import classes from './level-attempt.module.css'

const { summary } = words

const TITLES = {
  open: words.running,
  'under-review': summary.waiting,
  passed: summary.passed,
  failed: summary.failed,
} as const

function getText({ state, pass_percent: need }: Summary): string {
  if (state === 'passed') return summary.passedText(need)
  if (state === 'failed') return summary.failedText(need)
  return state === 'open' ? summary.openText : summary.waitingText
}

function Stars({ count }: { count: number }) {
  return (
    <Row as="p" align="stretch" gap={4} tone="faint" className={classes.stars}>
      {Array.from({ length: MOST_STARS }, (_, at) => {
        const Icon = at < count ? IconStarFilled : IconStar
        return <Icon key={at} size={32} stroke={1.5} aria-hidden="true" data-filled={at < count} />
      })}
      <VisuallyHidden>{summary.stars(count, MOST_STARS)}</VisuallyHidden>
    </Row>
  )
}

function Total({ attempt: { mark, marks, stars, best_mark: best } }: { attempt: Summary }) {
  if (typeof mark !== 'number') return null
  return (
    <>
      <Stars count={stars} />
      <Text tight weight={700} className={classes.total}>
        <span aria-hidden="true">{words.mark(mark, marks)}</span>
        <VisuallyHidden>{summary.spoken(mark, marks)}</VisuallyHidden>
      </Text>
      {typeof best === 'number' && best > mark && (
        <p className={classes.quiet}>{summary.best(best, marks)}</p>
      )}
    </>
  )
}

function Comment({ attempt: { comment, checked_by: by, checked_at: at } }: { attempt: Summary }) {
  if (comment === '') return null
  return (
    <div className={classes.comment}>
      <h3 className={classes.teacher}>
        {by && <Portrait name={by.name} src={by.picture} size={28} />}
        {by?.name || summary.teacher}
      </h3>
      <LongText className={classes.teacherComment} text={comment} />
      {at && <p className={classes.quiet}>{summary.checked(at)}</p>}
    </div>
  )
}

function Topics({ topics }: { topics: Summary['topics'] }) {
  return topics.map(({ title, mark, marks }) => (
    <StitchProgress
      key={title}
      done={Math.floor(mark)}
      total={Math.round(marks)}
      next={false}
      label={title}
      caption={title}
      figure={words.mark(mark, marks)}
    />
  ))
}

function LearnNext({ attempt }: { attempt: Summary }) {
  if (attempt.learn_next.length === 0) return <p>{summary.allGood}</p>
  return (
    <>
      <p>{summary.nextText}</p>
      <ol className={classes.next}>
        {attempt.learn_next.map(({ title, mark, marks, course_slug: slug, course_title: course }) => (
          <li key={title}>
            <strong>{title}</strong> <span className={classes.quiet}>{words.mark(mark, marks)}</span>
            {slug && <Link to={paths.course(slug)}>{summary.course(course)}</Link>}
          </li>
        ))}
      </ol>
    </>
  )
}

/** A passed attempt leads to the next level, a failed one back to this level. */
function Ways({ attempt }: { attempt: Summary }) {
  const { next_level: next, level, assessment } = attempt
  const isNextOpen = next && next.state !== 'locked'
  return (
    <Row wrap gap={8}>
      {isNextOpen && attempt.state === 'passed' ? (
        <Button
          to={paths.assessmentLevel(assessment._id, next._id)}
          rightSection={<IconArrowRight size={18} aria-hidden="true" />}
        >
          {summary.toNext}
        </Button>
      ) : (
        <Button to={paths.assessmentLevel(assessment._id, level._id)}>{summary.again}</Button>
      )}
      {attempt.submitted_at && (
        <Button variant="default" to={buildReviewAddress(attempt)}>
          {summary.review}
        </Button>
      )}
      <Button variant="default" to={paths.myAssessment(assessment._id)}>
        {words.ladder}
      </Button>
    </Row>
  )
}

export function LevelSummary({ attempt }: { attempt: Summary }) {
  const isMarked = typeof attempt.mark === 'number'
  return (
    <div className={classes.root}>
      <Card as="section" padding="lg" className={classes.card} aria-labelledby="outcome">
        <Text as="h2" variant="title" tight id="outcome">
          {TITLES[attempt.state]}
        </Text>
        <Total attempt={attempt} />
        <p>{getText(attempt)}</p>
        <Comment attempt={attempt} />
        <Ways attempt={attempt} />
      </Card>
      {isMarked && (
        <Card as="section" padding="lg" className={classes.card} aria-labelledby="topics">
          <h2 id="topics" className={classes.heading}>
            {summary.topics}
          </h2>
          <Topics topics={attempt.topics} />
          <h2 className={classes.heading}>{summary.next}</h2>
          <LearnNext attempt={attempt} />
        </Card>
      )}
    </div>
  )
}
