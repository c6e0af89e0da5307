/** No two courses of a subject look alike in the seeded catalogue, in any order. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATEGORIES } from '#src/sandbox/seed/catalogue/categories.ts'
import { COURSE_DRAFTS } from '#src/sandbox/seed/catalogue/courses.ts'
import { getCourseId } from '#src/sandbox/seed/catalogue/make-course.ts'
import { chooseDrawing } from './course-drawing.tsx'

const ART = readFileSync('src/ui/art/course-drawings.svg', 'utf8')

const seeded = COURSE_DRAFTS.map(({ slug, category }) => {
  const subject = CATEGORIES.find(({ _id }) => _id === category)!.colour
  return { subject, ...chooseDrawing(getCourseId(slug), subject) }
})

test('each seeded course has a unique object among those with its background', () => {
  const looks = seeded.map(({ subject, object }) => `${subject} ${object}`)
  expect(looks).toHaveLength(27)
  expect(new Set(looks).size).toBe(looks.length)
})

test('the ripples differ in lobes and centre, and every chosen part exists in the art', () => {
  expect(new Set(seeded.map(({ lobes, x, y }) => `${lobes} ${x} ${y}`)).size).toBeGreaterThan(15)
  for (let at = 0; at < 400; at += 1) {
    for (const { colour } of CATEGORIES) {
      const { object, lobes, x, y } = chooseDrawing(`course-${at}`, colour)
      for (const id of [object, `lobes-${lobes}`]) expect(ART).toContain(`<g id="${id}"`)
      for (const place of [x, y]) expect(place >= 30 && place <= 66).toBe(true)
    }
  }
})

test('an id gives the same drawing each time, an empty one too', () => {
  expect(chooseDrawing('', 'web')).toEqual(chooseDrawing('', 'web'))
  expect(chooseDrawing('কোর্স', 'ux')).toEqual(chooseDrawing('কোর্স', 'ux'))
})
