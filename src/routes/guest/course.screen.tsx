/** A course or a bundle, before it is bought: `/course/:slug` and `/bundle/:slug`. */
import { lazy, Suspense } from 'react'
import { course as rows } from '#src/api/contract/course.ts'
import type { Course, CourseCard } from '#src/api/shapes/course.ts'
import { useApi } from '#src/api/use-api.ts'
import { CoursePage } from '#src/features/site/course-page/course-page.tsx'
import { CourseSkeleton } from '#src/features/site/course-page/course-skeleton.tsx'
import { ShareIcon } from '#src/features/site/course-page/share-buttons.tsx'
import { words } from '#src/features/site/course-page/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { paths } from '#src/lib/paths.ts'
import { canBeBought, getDisplayedPrice } from '#src/lib/price.ts'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import type { CourseProblemProps } from './course-problem.tsx'
import { useRouteParams } from '../use-route-params.ts'

/** Fetched when a course needs them: few do. */
const AdvanceBookingForm = lazy(async () => ({ default: (await import('./advance-booking-form.tsx')).AdvanceBookingForm }))
const FreePlayer = lazy(async () => ({ default: (await import('#src/features/learn/player/free-player.tsx')).FreePlayer }))
const CourseOrientation = lazy(async () => ({
  default: (await import('#src/features/site/orientation/orientation-cards.tsx')).CourseOrientation,
}))
const BundleList = lazy(async () => ({ default: (await import('./bundle-list.tsx')).BundleList }))

/** Without a line its file may be missing too: the plain failed state says then what is wrong. */
const CourseProblem = lazy(() =>
  import('./course-problem.tsx').then(
    (file) => ({ default: file.CourseProblem }),
    () => ({ default: ({ error, onRetry }: CourseProblemProps) => <Failed error={error} onRetry={onRetry} /> }),
  ),
)

function CourseHead({ course }: { course: Course }) {
  const price = getDisplayedPrice(course)
  const product = price === undefined ? undefined : { price, isAvailable: canBeBought(course), itemGroup: course._id }
  return <Head title={course.title} description={course.promise} image={course.cover} product={product} />
}

function Ready({ course }: { course: Course }) {
  return (
    <>
      <CourseHead course={course} />
      <PhoneBar title={course.title} backTo={paths.courses()}>
        <ShareIcon title={course.title} />
      </PhoneBar>
      <CoursePage
        key={course._id}
        course={course}
        leadForm={
          <Suspense fallback={null}>
            <AdvanceBookingForm course={course._id} />
          </Suspense>
        }
        renderPlayer={(recording) => (
          <Suspense fallback={null}>
            <FreePlayer lessonId={recording} />
          </Suspense>
        )}
        renderOrientation={(waiting) => <CourseOrientation slug={course.slug} waiting={waiting} />}
        renderBundle={(courses: readonly CourseCard[]) => (
          <Suspense fallback={null}>
            <BundleList courses={courses} />
          </Suspense>
        )}
      />
    </>
  )
}

export function Component() {
  const { slug } = useRouteParams('slug')
  // A course that is not there has a page of its own; every other failure toasts as well.
  const details = useApi(rows.one, { params: { slug } }, { isQuiet: 'when-missing' })
  const { data, error, retry } = details
  return (
    <>
      {!data && error?.status !== 404 && <Head title={words.course} />}
      {error && !data ? (
        <Suspense fallback={<CourseSkeleton />}>
          <CourseProblem error={error} onRetry={retry} />
        </Suspense>
      ) : (
        <Load from={details} skeleton={<CourseSkeleton />}>
          {(course) => <Ready course={course} />}
        </Load>
      )}
    </>
  )
}
