/** A course in a list: one link with a picture, its state, its teacher, its times and its price. */

import { IconArrowRight, IconCalendarEvent } from '@tabler/icons-react'
import { useState } from 'react'
import type { CourseCard as Course } from '#src/api/shapes/course.ts'
import { getDisplayedPrice, getOldPrice } from '#src/lib/price.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { Card, CardLink } from '#src/ui/card.tsx'
import { Column, Text } from '#src/ui/layout/layout.tsx'
import { CourseDrawing } from '#src/ui/pictures/course-drawing.tsx'
import { CoverPicture } from '#src/ui/pictures/cover-picture.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Price } from '#src/ui/text/price.tsx'
import {
  formatRowLine,
  formatTimeLine,
  getCardAction,
  getCardState,
  getCourseAddress,
  getRowState,
} from './card-facts.ts'
import classes from './course-card.module.css'

interface CourseCardProps {
  course: Course
  /** The heading above the list is one level higher. */
  heading?: 'h2' | 'h3'
  /** On a phone a row with a square picture. */
  isRow?: boolean
}

function Picture({ course }: { course: Course }) {
  const drawing = <CourseDrawing id={course._id} subject={course.category.colour} />
  return <CoverPicture src={course.cover} fallback={drawing} className={classes.cover} />
}

export function CourseCard({ course, heading: Heading = 'h3', isRow }: CourseCardProps) {
  const [now] = useState(() => getServerNow())
  const state = getCardState(course, now)
  const row = isRow && getRowState(course, now)
  const action = getCardAction(course)
  return (
    <Card as="article" padding="none" isLink className={classes.card} data-row={isRow || undefined}>
      <div className={classes.picture}>
        <Picture course={course} />
      </div>
      <Column align="start" pad={16} grow shrink className={classes.body}>
        <Pill tone={state.tone} dot={state.hasDot} className={classes.state}>
          {state.text}
        </Pill>
        <Heading className={classes.title}>
          <CardLink to={getCourseAddress(course)}>{course.title}</CardLink>
        </Heading>
        {isRow && (
          <Text variant="caption" tight tone="muted" hideFrom="sm">
            {formatRowLine(course)}
          </Text>
        )}
        {course.teacher && (
          <p className={classes.line}>
            <Portrait name={course.teacher.name} src={course.teacher.picture} size={22} />
            <span>{course.teacher.name}</span>
          </p>
        )}
        <p className={classes.line}>
          <IconCalendarEvent size={18} stroke={1.75} aria-hidden="true" className={classes.icon} />
          <span>{formatTimeLine(course)}</span>
        </p>
        <div className={classes.foot}>
          <Price price={getDisplayedPrice(course)} old={getOldPrice(course)} />
          {row && (
            <Pill tone={row.tone} className={classes.kind}>
              {row.text}
            </Pill>
          )}
          {/* The title is the actual link; this only looks like one. */}
          <span
            className={classes.action}
            data-over={action.isOver || undefined}
            aria-hidden={!action.isOver}
          >
            {action.text}
            {!action.isOver && <IconArrowRight size={18} stroke={2} aria-hidden="true" />}
          </span>
        </div>
      </Column>
    </Card>
  )
}
