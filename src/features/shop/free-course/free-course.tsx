/** A free course: its videos for anybody, what it is about, and where it leads. (spec 7 free-course) */
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { FreeCourse as Course, FreeLesson } from '#src/api/shapes/course.ts'
import { paths, addQuery } from '#src/lib/paths.ts'
import { loginAsked } from '#src/stores/session/login-panel-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { Enrol } from './enrol.tsx'
import { Box, Grid, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import classes from './free-course.module.css'
import { words } from './words.ts'

interface LessonsProps {
  course: Course
  chosen: FreeLesson
}

function Lessons({ course, chosen }: LessonsProps) {
  return (
    <nav aria-label={words.lessons}>
      <Text as="h2" size={18} leading={150} mb={8}>
        {words.lessons}
      </Text>
      <Card padding="none">
        <Surface as="ol" plain className={classes.list}>
          {course.recordings.map((lesson, index) => (
            <li key={lesson._id}>
              <Link
                to={addQuery(paths.freeCourse(course.slug), { lesson: lesson._id })}
                className={classes.lesson}
                aria-current={lesson._id === chosen._id ? 'true' : undefined}
                preventScrollReset
              >
                <IconPlayerPlayFilled size={18} aria-hidden="true" />
                <Box as="span" grow shrink className={classes.lessonText}>
                  {lesson.title}
                  <small>{[words.lesson(index + 1), words.length(lesson.duration)].join(' · ')}</small>
                </Box>
                {lesson._id === chosen._id && <Pill tone="info">{words.now}</Pill>}
              </Link>
            </li>
          ))}
        </Surface>
      </Card>
    </nav>
  )
}

function LoginHint() {
  const isGuest = useSession((state) => state.status === 'guest')
  if (!isGuest) return null
  return (
    <Grid as={Card} items="start" gap={8}>
      <strong>{words.loginTitle}</strong>
      <Text tone="muted">{words.loginText}</Text>
      <Button variant="default" onClick={() => loginAsked({ isFromFreeRecording: true, context: { text: words.loginText } })}>
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
  const line = [course.teacher?.name, words.count(course.recordings.length, seconds)].filter(Boolean).join(' · ')
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
        <Empty title={words.none} text={words.noneText} action={<Button to={paths.freeCourses()}>{words.others}</Button>} />
      ) : (
        <Grid align="start" gap={24} className={classes.columns}>
          <Stack gap={20} shrink>
            {renderPlayer(chosen._id)}
            <section>
              <Text as="h2" size={18} leading={150} mb={8}>
                {words.about}
              </Text>
              <SafeHtml html={course.description} />
            </section>
          </Stack>
          <Stack gap={20} shrink>
            <Lessons course={course} chosen={chosen} />
            <LoginHint />
            <LeadsTo course={course} />
          </Stack>
        </Grid>
      )}
    </Page>
  )
}

/** Below the screen's heading. */
export function FreeCourseSkeleton() {
  return (
    <Grid align="start" gap={24} className={classes.columns}>
      <Stack gap={20} shrink>
        <Surface as="span" block radius="lg" className={classes.picture} />
        <SkeletonText lines={4} />
      </Stack>
      <Stack gap={20} shrink>
        <SkeletonRows count={5} lines={2} />
      </Stack>
    </Grid>
  )
}
