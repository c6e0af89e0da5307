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
import classes from './free-course.module.css'
import { words } from './words.ts'

interface LessonsProps {
  course: Course
  chosen: FreeLesson
}

function Lessons({ course, chosen }: LessonsProps) {
  return (
    <nav aria-label={words.lessons}>
      <h2 className={classes.title}>{words.lessons}</h2>
      <Card padding="none">
        <ol className={classes.list}>
          {course.recordings.map((lesson, index) => (
            <li key={lesson._id}>
              <Link
                to={addQuery(paths.freeCourse(course.slug), { lesson: lesson._id })}
                className={classes.lesson}
                aria-current={lesson._id === chosen._id ? 'true' : undefined}
                preventScrollReset
              >
                <IconPlayerPlayFilled size={18} aria-hidden="true" />
                <span className={classes.lessonText}>
                  {lesson.title}
                  <small>{[words.lesson(index + 1), words.length(lesson.duration)].join(' · ')}</small>
                </span>
                {lesson._id === chosen._id && <Pill tone="info">{words.now}</Pill>}
              </Link>
            </li>
          ))}
        </ol>
      </Card>
    </nav>
  )
}

function LoginHint() {
  const isGuest = useSession((state) => state.status === 'guest')
  if (!isGuest) return null
  return (
    <Card className={classes.hint}>
      <strong>{words.loginTitle}</strong>
      <p className={classes.line}>{words.loginText}</p>
      <Button variant="default" onClick={() => loginAsked({ isFromFreeRecording: true, context: { text: words.loginText } })}>
        {words.login}
      </Button>
    </Card>
  )
}

function LeadsTo({ course: { course } }: { course: Course }) {
  if (!course) return null
  return (
    <Card className={classes.hint}>
      <p className={classes.line}>{words.leadsTo}</p>
      <strong>{course.title}</strong>
      <Button variant="light" to={paths.course(course.slug)}>
        {words.seeCourse}
      </Button>
    </Card>
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
        <div className={classes.columns}>
          <div className={classes.main}>
            {renderPlayer(chosen._id)}
            <section>
              <h2 className={classes.title}>{words.about}</h2>
              <SafeHtml html={course.description} />
            </section>
          </div>
          <div className={classes.side}>
            <Lessons course={course} chosen={chosen} />
            <LoginHint />
            <LeadsTo course={course} />
          </div>
        </div>
      )}
    </Page>
  )
}

/** Below the screen's heading. */
export function FreeCourseSkeleton() {
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <span className={classes.picture} />
        <SkeletonText lines={4} />
      </div>
      <div className={classes.side}>
        <SkeletonRows count={5} lines={2} />
      </div>
    </div>
  )
}
