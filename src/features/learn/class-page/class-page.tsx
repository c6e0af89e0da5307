/**
 * Page of a live class: time in Dhaka and in the learner's own zone, join button, question form, and the
 * recording afterwards.
 */

import { IconCalendarPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { readClass } from '#src/api/contract/live.ts'
import type { LiveJoin } from '#src/api/shapes/live.ts'
import { useRead } from '#src/api/use-api.ts'
import { RunCode } from '#src/engines/code/parts/late-run-code.tsx'
import { formatOwnZoneTime } from '#src/lib/bn.ts'
import { type LiveState, getLiveState } from '#src/lib/live-window.ts'
import { paths } from '#src/lib/paths.ts'
import { formatCourse, formatItem, formatModule } from '#src/lib/subject-words.ts'
import { useShownSubject } from '#src/stores/session/shown-subject.ts'
import { Button } from '#src/ui/button.tsx'
import { downloadCalendar } from '#src/ui/calendar/calendar-file.ts'
import { Card } from '#src/ui/card.tsx'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { useShownTime } from '#src/ui/hooks/use-now.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton, SkeletonText } from '#src/ui/states/skeleton.tsx'
import { StatePage } from '#src/ui/states/state-page.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { ClassAction } from './class-action.tsx'
import { QuestionForm } from './question-form.tsx'
import { words } from './words.ts'
import page from '#src/ui/text/appointment.module.css'
import classes from './class-page.module.css'

const PILLS: Record<LiveState | 'cancelled', readonly [PillProps['tone'], string]> = {
  later: ['info', words.upcoming],
  soon: ['due', words.soon],
  live: ['live', words.live],
  ended: ['neutral', words.ended],
  cancelled: ['missed', words.cancelled],
}

function When({ liveClass }: { liveClass: LiveJoin }) {
  const own = formatOwnZoneTime(liveClass.start_at)
  return (
    <div>
      <Text variant="lead" weight={600}>
        {words.when(liveClass.start_at)}
      </Text>
      <Text tone="muted">
        {[words.dhaka, liveClass.end_at ? words.until(liveClass.end_at) : '', own]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {liveClass.moved_from && (
        <Text tone="accent" variant="small" weight={600}>
          {words.moved(liveClass.moved_from)}
        </Text>
      )}
    </div>
  )
}

function About({ liveClass: { topics, description } }: { liveClass: LiveJoin }) {
  return (
    <>
      {topics.length > 0 && (
        <section>
          <h2 className={page.subtitle}>{words.topics}</h2>
          <ul className={classes.topics}>
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        </section>
      )}
      {description && (
        <section>
          <h2 className={page.subtitle}>{words.about}</h2>
          <SafeHtml html={description} />
          <RunCode text={description} />
        </section>
      )}
    </>
  )
}

function OpenClass({
  liveClass,
  onAgain,
  reminder,
  review,
}: {
  liveClass: LiveJoin
  onAgain: () => void
  reminder?: ReactNode
  review: ReactNode
}) {
  const state = useShownTime((now) => getLiveState(liveClass.start_at, now, liveClass.end_at))
  // Reads again at each change of state, since only the server knows the address of the video room.
  useEffect(() => onAgain(), [state, onAgain])
  useShownSubject({
    course: formatCourse(liveClass.batch),
    module: liveClass.module ? formatModule(liveClass.module) : undefined,
    item: formatItem({ title: liveClass.title, at: liveClass.start_at }),
  })
  const [tone, text] = PILLS[liveClass.state === 'cancelled' ? 'cancelled' : state]
  return (
    <Stack gap={20} className={page.root}>
      <Stack as={Card} items="start" gap={12}>
        <Pill tone={tone} dot={tone === 'live'}>
          {text}
        </Pill>
        <PageHeading className={page.title}>
          <TitleText>{liveClass.title}</TitleText>
        </PageHeading>
        <Text tone="muted">{formatCourse(liveClass.batch)}</Text>
        <When liveClass={liveClass} />
        {liveClass.teacher && (
          <Row as="p" gap={8}>
            <Portrait name={liveClass.teacher.name} src={liveClass.teacher.picture} size={36} />
            {liveClass.teacher.name}
          </Row>
        )}
        <ClassAction liveClass={liveClass} state={state} onAgain={onAgain} />
        {state === 'later' && liveClass.state !== 'cancelled' && (
          <div className={classes.more}>{reminder}</div>
        )}
        <Row align="stretch" wrap gap={8} className={classes.more}>
          {state !== 'ended' && (
            <Button
              variant="default"
              onClick={() => downloadCalendar([{ ...liveClass, path: paths.joinLive(liveClass._id) }])}
              leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}
            >
              {words.calendar}
            </Button>
          )}
          <Button variant="subtle" to={paths.batch(liveClass.batch._id)}>
            {words.batch}
          </Button>
          <Button
            variant="subtle"
            to={paths.support({ category: 'class-joining', from: window.location.pathname })}
          >
            {words.selfCheck}
          </Button>
        </Row>
      </Stack>
      <About liveClass={liveClass} />
      {liveClass.state !== 'cancelled' &&
        (state === 'ended' ? review : <QuestionForm liveId={liveClass._id} />)}
    </Stack>
  )
}

function ClassSkeleton() {
  return (
    <Stack gap={20} className={page.root}>
      <Stack as={Card} items="start" gap={12}>
        <Skeleton width="5rem" />
        <Skeleton width="min(26rem, 80%)" height="2.25rem" />
        <SkeletonText lines={3} />
      </Stack>
    </Stack>
  )
}

const CLOSED: Record<number, readonly [kind: 'forbidden' | 'not-found', title: string]> = {
  403: ['forbidden', words.notOwn],
  404: ['not-found', words.missing],
}

interface ClassPageProps {
  liveId: string
  /** Offered while the class is not near. */
  reminder?: ReactNode
  /** Of a class that has ended. */
  review: ReactNode
}

export function ClassPage({ liveId, reminder, review }: ClassPageProps) {
  // A missing class has its own error page.
  const read = useRead(readClass(liveId))
  const closed = read.data === undefined && read.error?.status ? CLOSED[read.error.status] : undefined
  if (closed) {
    const [kind, title] = closed
    const toCourses = <Button to={paths.myCourses()}>{words.myCourses}</Button>
    return (
      <StatePage
        kind={kind}
        title={title}
        text={read.error && getFailureText(read.error)}
        action={toCourses}
      />
    )
  }
  return (
    <Load from={read} skeleton={<ClassSkeleton />}>
      {(liveClass) => (
        <OpenClass liveClass={liveClass} onAgain={read.retry} reminder={reminder} review={review} />
      )}
    </Load>
  )
}
