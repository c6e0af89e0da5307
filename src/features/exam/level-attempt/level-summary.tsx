/** Shows the result of an attempt by topic and what to learn next, without blame. (spec 3 `LSsummary`) */

import { IconArrowRight, IconStar, IconStarFilled } from '@tabler/icons-react'
import { MOST_STARS } from '#src/api/shapes/assessment.ts'
import type { LevelSummary as Summary } from '#src/api/shapes/level-submission.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { LongText } from '#src/ui/text/long-text.tsx'
import { Remark } from '#src/ui/text/remark.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
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
      {typeof best === 'number' && best > mark && <Text tone="muted">{summary.best(best, marks)}</Text>}
    </>
  )
}

function Comment({ attempt: { comment, checked_by: by, checked_at: at } }: { attempt: Summary }) {
  if (comment === '') return null
  return (
    <Remark by={by} fallback={summary.teacher} note={at && summary.checked(at)}>
      <LongText text={comment} />
    </Remark>
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
      <RowList isInside>
        {attempt.learn_next.map(({ title, mark, marks, course_slug: slug, course_title: course }) => (
          <WorkRow key={title} title={title} text={words.mark(mark, marks)}>
            {slug && (
              <Button variant="subtle" to={paths.course(slug)}>
                {summary.course(course)}
              </Button>
            )}
          </WorkRow>
        ))}
      </RowList>
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
      <Section title={TITLES[attempt.state]} size="title">
        <Total attempt={attempt} />
        <p>{getText(attempt)}</p>
        <Comment attempt={attempt} />
        <Ways attempt={attempt} />
      </Section>
      {isMarked && (
        <Section title={summary.topics}>
          <Topics topics={attempt.topics} />
          <Section title={summary.next} isPlain>
            <LearnNext attempt={attempt} />
          </Section>
        </Section>
      )}
    </div>
  )
}
