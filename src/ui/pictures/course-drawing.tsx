/**
 * The drawing of a course without a picture: the background belongs to its subject, object and ripple to the
 * course. Decoration, like `Thumb`.
 */

import art from '#src/ui/art/course-drawings.svg'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import type { ThumbProps } from './thumb.tsx'
import classes from './thumb.module.css'

type Subject = ThumbProps['category']

/** The objects of each subject; changing this order changes the courses' drawings. */
const OBJECTS = {
  web: 'window cards bars atom branch tag cylinder phone',
  ux: 'phone target bubbles pen cards window',
  data: 'bars branch target cylinder sheet window',
  marketing: 'target pen bubbles bars phone cards',
  english: 'phone cards bubbles window pen sheet',
  office: 'sheet window pen cards bubbles bars',
} as const satisfies Record<Subject, string>

/** With this start value no two courses of one subject in the seeded catalogue share an object. */
const BEGIN = 470_754

function hash(id: string): number {
  let sum = BEGIN
  for (const letter of id) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return (sum ^ (sum >>> 15)) >>> 0
}

export interface Drawing {
  object: string
  lobes: number
  x: number
  y: number
}

/** Depends only on the id, so that a course looks the same in every list. */
export function chooseDrawing(id: string, subject: Subject): Drawing {
  const mark = hash(id)
  const objects = OBJECTS[subject].split(' ')
  const turn = Math.floor(mark / 97)
  return {
    object: objects[mark % objects.length] ?? 'window',
    lobes: 5 + (turn % 5),
    x: 30 + (turn % 37),
    y: 30 + (turn % 31),
  }
}

/** Wide containers show all of it, square ones its middle. */
export function CourseDrawing({
  id,
  subject,
  className,
}: {
  id: string
  subject: Subject
  className?: string
}) {
  const { object, lobes, x, y } = chooseDrawing(id, subject)
  return (
    <svg
      viewBox="-37 0 170 96"
      preserveAspectRatio="xMidYMid slice"
      className={joinClassNames(classes.root, className)}
      data-category={subject}
      aria-hidden="true"
    >
      <use href={`${art}#lobes-${lobes}`} x={x} y={y} />
      <use href={`${art}#${object}`} />
    </svg>
  )
}
