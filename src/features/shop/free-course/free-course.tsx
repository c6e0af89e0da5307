/**
 * A free course: its videos for everybody, its description, and the paid course it leads to. (spec 7
 * free-course)
 */

import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { FreeCourse as Course, FreeLesson } from '#src/api/shapes/course.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths, addQuery } from '#src/lib/paths.ts'
import { loginAsked } from '#src/stores/session/login-panel-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Grid, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { VideoColumns, VideoList } from '#src/ui/video-columns.tsx'
import { Enrol } from './enrol.tsx'
import { words } from './words.ts'

interface LessonsProps {
  course: Course
  chosen: FreeLesson
}

function Lessons({ course, chosen }: LessonsProps) {
  return (
    <VideoList
      title={words.lessons}
      videos={course.recordings.map(({ _id, title, duration }, index) => ({
        _id,
        title,
        line: joinFacts(words.lesson(index + 1), words.length(duration)),
        to: addQuery(paths.freeCourse(course.slug), { lesson: _id }),
      }))}
      chosen={chosen._id}
      chosenText={words.now}
    />
  )
}

function LoginHint() {
  const isGuest = useSession((state) => state.status === 'guest')
  if (!isGuest) return null
  return (
    <Grid as={Card} items="start" gap={8}>
      <strong>{words.loginTitle}</strong>
      <Text tone="muted">{words.loginText}</Text>
      <Button
        variant="default"
        onClick={() => loginAsked({ isFromFreeRecording: true, context: { text: words.loginText } })}
      >
        {words.login}
      </Button>
    </Grid>
  )
}

function LeadsTo({ course: { course } }: { course: Course }) {
  if (!course) return null
  return (
    <Grid as={Card} items="start" gap={8}>
      <Text tone="muted">{words.leadsTo}</Text>
      <strong>{course.title}</strong>
      <Button variant="light" to={paths.course(course.slug)}>
        {words.seeCourse}
      </Button>
    </Grid>
  )
}

interface FreeCourseProps {
  course: Course
  renderPlayer: (lessonId: string) => ReactNode
}

export function FreeCourse({ course, renderPlayer }: FreeCourseProps) {
  const [params] = useSearchParams()
  const chosen = course.recordings.find(({ _id }) => _id === params.get('lesson')) ?? course.recordings[0]
  const seconds = course.recordings.reduce((sum, { duration }) => sum + duration, 0)
  const line = [course.teacher?.name, words.count(course.recordings.length, seconds)]
    .filter(Boolean)
    .join(' · ')
  return (
    <Page
      title={course.title}
      subtitle={line}
      actions={
        <>
          <Pill tone="ok">{words.free}</Pill>
          <Enrol course={course._id} title={course.title} />
        </>
      }
    >
      {chosen === undefined ? (
        <Empty
          title={words.none}
          text={words.noneText}
          action={<Button to={paths.freeCourses()}>{words.others}</Button>}
        />
      ) : (
        <VideoColumns
          side={
            <>
              <Lessons course={course} chosen={chosen} />
              <LoginHint />
              <LeadsTo course={course} />
            </>
          }
        >
          {renderPlayer(chosen._id)}
          <section>
            <Text as="h2" variant="lead" tight mb={8}>
              {words.about}
            </Text>
            <SafeHtml html={course.description} />
          </section>
        </VideoColumns>
      )}
    </Page>
  )
}
