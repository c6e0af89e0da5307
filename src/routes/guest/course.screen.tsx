/** The sales page of a course or a bundle: `/course/:slug` and `/bundle/:slug`. */

import { Suspense } from 'react'
import { readCourse } from '#src/api/contract/course.ts'
import type { Course, CourseCard } from '#src/api/shapes/course.ts'
import { useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { CoursePage } from '#src/features/site/course-page/course-page.tsx'
import { CourseSkeleton } from '#src/features/site/course-page/course-skeleton.tsx'
import { ShareIcon } from '#src/features/site/course-page/share-buttons.tsx'
import { words } from '#src/features/site/course-page/words.ts'
import { paths } from '#src/lib/paths.ts'
import { canBeBought, getDisplayedPrice } from '#src/lib/price.ts'
import { isSavingData } from '#src/stores/browser/save-data.ts'
import { defineLazy } from '#src/ui/hooks/define-late.tsx'
import { useLoadWhenCalm } from '#src/ui/hooks/use-load-when-calm.ts'
import { Load } from '#src/ui/states/load.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { CourseProblem } from './course-problem.tsx'

const loadArea = async () => (await import('./course-area.tsx')).courseArea
const AdvanceBookingForm = defineLazy(async () => (await loadArea()).AdvanceBookingForm)
const BundleList = defineLazy(async () => (await loadArea()).BundleList)
const CourseOrientation = defineLazy(async () => (await loadArea()).CourseOrientation)

/** The player is a separate file; it loads with the lower parts, before it is pressed. */
const loadPlayer = async () => (await import('#src/features/learn/player/free-player.tsx')).FreePlayer
const FreePlayer = defineLazy(loadPlayer)

const loadParts = () => Promise.all([loadArea(), loadPlayer()])

function CourseHead({ course }: { course: Course }) {
  const price = getDisplayedPrice(course)
  const product =
    price === undefined ? undefined : { price, isAvailable: canBeBought(course), itemGroup: course._id }
  return <Head title={course.title} description={course.promise} image={course.cover} product={product} />
}

function Ready({ course }: { course: Course }) {
  useLoadWhenCalm(loadParts, !isSavingData())
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
  // A missing course has its own page; every other failure shows a toast as well.
  const details = useRead(readCourse(slug))
  const { data, error, retry } = details
  return (
    <>
      {!data && error?.status !== 404 && <Head title={words.course} />}
      {error && !data ? (
        <CourseProblem error={error} onRetry={retry} />
      ) : (
        <Load from={details} skeleton={<CourseSkeleton />}>
          {(course) => <Ready course={course} />}
        </Load>
      )}
    </>
  )
}
