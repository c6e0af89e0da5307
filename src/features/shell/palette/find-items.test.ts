import { expect, test } from 'vitest'
import { buildItemIndex, findItems } from './find-items.ts'
import type { Item } from './item.ts'

const place: Item = { id: 'place:state', group: 'places', title: 'State', line: '', look: 'category' }
const near: Item = { ...place, id: 'recording:1', group: 'classes', title: 'Stage', look: 'recording' }
const caption: Item = {
  id: 'caption:r1@30',
  group: 'captions',
  title: 'State বদলালে আবার রেন্ডার হয়',
  line: '',
  look: 'caption',
  at: 30,
}
const courses: Item[] = [{ ...place, id: 'course:1', group: 'courses', look: 'course' }]

function list(own: Item[], captions: Item[], places: Item[], found: Item[]): string[] {
  const { groups } = findItems(
    {
      own: buildItemIndex(own),
      captions: buildItemIndex(captions),
      places: buildItemIndex(places),
      courses: found,
      areCoursesNear: false,
    },
    'State',
  )
  return groups.flatMap(({ items }) => items.map(({ id }) => id))
}

test.each([
  ['exact', [near], [place], courses],
  ['only similar', [near], [], []],
])('captions that come late move no %s hit', (_, own, places, found) => {
  const before = list(own, [], places, found)
  expect(before).not.toEqual([])
  expect(list(own, [caption], places, found)).toEqual([...before, caption.id])
})
