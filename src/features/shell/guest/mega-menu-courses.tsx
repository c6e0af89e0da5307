/** The courses of one subject in the mega menu, by kind. */

import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { readCategory } from '#src/api/contract/category.ts'
import type { Category } from '#src/api/shapes/category.ts'
import type { CourseCard } from '#src/api/shapes/course.ts'
import { useRead } from '#src/api/use-api.ts'
import { formatDay } from '#src/lib/bn.ts'
import { paths } from '#src/lib/paths.ts'
import { getDisplayedPrice, formatPrice } from '#src/lib/price.ts'
import { Box, Surface } from '#src/ui/layout/layout.tsx'
import { Thumb } from '#src/ui/pictures/thumb.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { words } from './words.ts'
import classes from './mega-menu-courses.module.css'

type Kind = keyof typeof words.kind
const KINDS = Object.entries(words.kind).map(([value, label]) => ({ value: value as Kind, label }))
const SHOWN = 4

function formatLine(course: CourseCard): string {
  if (course.kind !== 'live') return words.recordings(course.recording_count)
  const { next_schedule: next } = course
  return words.starts(next?.label ?? '', next?.start_at ? formatDay(next.start_at) : '')
}

function CourseRow({ course }: { course: CourseCard }) {
  const price = getDisplayedPrice(course)
  return (
    <li>
      <Link
        to={course.kind === 'bundle' ? paths.bundle(course.slug) : paths.course(course.slug)}
        className={classes.row}
      >
        <span className={classes.thumb}>
          <Thumb category={course.category.colour} />
        </span>
        <Box as="span" grow shrink>
          <span className={classes.title}>{course.title}</span>
          <span className={classes.line}>{formatLine(course)}</span>
        </Box>
        {price !== undefined && (
          <span className={classes.price} data-free={price === 0 || undefined}>
            {formatPrice(price)}
          </span>
        )}
      </Link>
    </li>
  )
}

/** A free course counts as a recorded one here, which it is. */
function isOfKind(course: CourseCard, kind: Kind): boolean {
  return course.kind === kind || (kind === 'recorded' && course.kind === 'free')
}

export function MegaMenuCourses({ subject }: { subject: Category }) {
  const [kind, setKind] = useState<Kind>('live')
  const { data, error, retry } = useRead(readCategory(subject.slug), { isQuiet: true })
  const courses = data?.courses.filter((course) => isOfKind(course, kind)).slice(0, SHOWN)
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.heading}>{words.coursesOf(subject.title)}</h2>
        <Segmented label={words.kinds} options={KINDS} value={kind} onChange={setKind} />
      </div>
      {courses === undefined && error === undefined && <SkeletonText lines={SHOWN} />}
      {courses === undefined && error !== undefined && (
        <button type="button" className={classes.failed} onClick={retry}>
          {words.loadFailed}
        </button>
      )}
      {courses?.length === 0 && <p className={classes.none}>{words.noCourses}</p>}
      <Surface as="ul" plain>
        {courses?.map((course) => (
          <CourseRow key={course._id} course={course} />
        ))}
      </Surface>
      <Link to={paths.category(subject.slug)} className={classes.more}>
        {words.allOfSubject}
        <IconArrowRight size={18} stroke={2} aria-hidden="true" />
      </Link>
    </>
  )
}
