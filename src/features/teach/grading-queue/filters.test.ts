import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import {
  buildAddress,
  buildPaperAddress,
  buildRequest,
  findPapersFilter,
  parseFilter,
  isNarrowed,
  buildQuery,
  getRowsKey,
  toggleTrait,
} from './filters.ts'

const roundTrip = (text: string) => buildQuery(parseFilter(new URLSearchParams(text))).toString()

test.each([
  ['', ''],
  ['batch=b&exam=e&learner=l', 'exam=e&batch=b&learner=l'],
  ['checked=yes&page=3&count=20', 'checked=yes&page=3&count=20'],
  ['checked=all&marks_min=5&marks_max=7.5', 'checked=all&marks_min=5&marks_max=7.5'],
  ['marks_min=৫&page=২', 'marks_min=5&page=2'],
  ['page=0&count=7&checked=perhaps&marks_min=x', ''],
  ['page=-1&count=50&checked=no', ''],
  ['only=a.b', 'only=a.b'],
  ['trait=late&exam=e', 'exam=e&trait=late'],
  ['trait=clever', ''],
  ['name=সুমাই&sort=new', new URLSearchParams({ name: 'সুমাই', sort: 'new' }).toString()],
  ['sort=old', ''],
])('?%s becomes ?%s', (given, written) => {
  expect(roundTrip(given)).toBe(written)
})

test('the request contains only the filters that are set; unchecked is the default', () => {
  expect(buildRequest(parseFilter(new URLSearchParams('')))).toEqual({ checked: false })
  expect(buildRequest(parseFilter(new URLSearchParams('checked=all&marks_max=4')))).toEqual({ marks_max: 4 })
})

test('pages of equal filters share their rows', () => {
  const [one, other] = ['batch=b&page=1', 'batch=b&page=4'].map((text) =>
    parseFilter(new URLSearchParams(text)),
  )
  expect(getRowsKey(one!)).toBe(getRowsKey(other!))
  expect(buildAddress('/x', other!)).toBe('/x?batch=b&page=4')
  expect(isNarrowed(other!)).toBe(true)
  expect(isNarrowed(parseFilter(new URLSearchParams('page=2&checked=yes')))).toBe(false)
})

test('every submission is checked for a draft, and a second press removes the filter', () => {
  const waiting = parseFilter(new URLSearchParams(''))
  const drafts = { ...waiting, ...toggleTrait(waiting, 'draft') }
  expect(buildQuery(drafts).toString()).toBe('checked=all&trait=draft')
  expect({ ...drafts, ...toggleTrait(drafts, 'draft') }).toEqual(waiting)
  expect(toggleTrait({ ...waiting, checked: 'yes' }, 'late')).not.toHaveProperty('checked')
})

test('the address of a submission names its queue, and one without uses the queue of the submission’s own work', () => {
  const all = parseFilter(new URLSearchParams())
  const filterOf = (address: string) =>
    findPapersFilter(new URLSearchParams(address.split('?')[1]), { exam: 'e1', assignment: null })
  expect(filterOf(buildPaperAddress('s1', all))).toEqual(all)
  expect(filterOf(buildPaperAddress('s1', { ...all, assignment: 'a1', checked: 'all' }))).toEqual({
    ...all,
    assignment: 'a1',
    checked: 'all',
  })
  expect(filterOf(paths.submission('s1'))).toEqual({ ...all, exam: 'e1' })
  expect(findPapersFilter(new URLSearchParams(), { assignment: 'a2' })).toEqual({ ...all, assignment: 'a2' })
  expect(findPapersFilter(new URLSearchParams(), undefined)).toBeUndefined()
})
