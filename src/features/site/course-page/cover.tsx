/** The picture of the course; if there is a free class it links to it. */

import { IconPlayerPlayFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Course } from '#src/api/shapes/course.ts'
import { BorderStrip } from '#src/ui/pictures/border-strip.tsx'
import { CourseDrawing } from '#src/ui/pictures/course-drawing.tsx'
import { CoverPicture } from '#src/ui/pictures/cover-picture.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { FreeClassLink } from './free-class.tsx'
import { words } from './words.ts'
import classes from './cover.module.css'

interface CoverProps {
  course: Course
  /** In the upper left; with large text the content beside it moves below. */
  mark?: ReactNode
}

export function Cover({ course, mark }: CoverProps) {
  const { cover, category, free_recording: free } = course
  const drawing = <CourseDrawing id={course._id} subject={category.colour} className={classes.picture} />
  return (
    <div className={classes.cover}>
      <CoverPicture src={cover} fallback={drawing} className={classes.picture} isEager />
      <div className={classes.border}>
        <BorderStrip height={24} />
      </div>
      {free && (
        <FreeClassLink recording={free} className={classes.play}>
          <span className={classes.disc} aria-hidden="true">
            <IconPlayerPlayFilled size={26} />
          </span>
          <VisuallyHidden>{words.watchFree}</VisuallyHidden>
        </FreeClassLink>
      )}
      <div className={classes.marks}>
        {mark}
        {free && (
          <span className={classes.badge} aria-hidden="true">
            {words.watchFree}
          </span>
        )}
      </div>
    </div>
  )
}
