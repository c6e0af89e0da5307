import { expect, test } from 'vitest'
import type { JobPost } from '#src/api/shapes/job.ts'
import {
  buildJobQuery,
  filterJobs,
  type JobFilters,
  listTowns,
  parseJobFilters,
  pickServerQuery,
} from './job-filters.ts'
import { words } from './words.ts'

const NOW = Date.parse('2026-11-24T12:00:00Z')

const post = (_id: string, change: Partial<JobPost> = {}): JobPost => ({
  _id,
  title: 'ওয়েব ডেভেলপার',
  company: 'নকশিঘর',
  logo_url: null,
  location: 'বনানী, ঢাকা',
  type: 'full_time',
  category: { _id: 'category-web', slug: 'web-development', title: 'ওয়েব', colour: 'web' },
  salary_from: 30_000,
  salary_to: 40_000,
  currency: 'BDT',
  posted_at: '2026-11-20T04:00:00Z',
  expire_at: '2026-11-30T17:59:00Z',
  skills: ['JavaScript'],
  is_marked: false,
  application: { state: 'none', at: null },
  ...change,
})

const POSTS = [
  post('far', { expire_at: '2026-12-20T17:59:00Z', type: 'remote', location: 'আগ্রাবাদ, চট্টগ্রাম' }),
  post('over', { expire_at: '2026-11-20T17:59:00Z', is_marked: true }),
  post('near', {
    expire_at: '2026-11-25T17:59:00Z',
    title: 'ডিজাইনার',
    skills: ['Figma'],
    salary_from: null,
    salary_to: null,
  }),
  post('seen', { application: { state: 'seen', at: '2026-11-22T06:00:00Z' }, is_marked: true }),
  post('sent', {
    application: { state: 'sent', at: '2026-11-23T06:00:00Z' },
    salary_to: 20_000,
    salary_from: 15_000,
  }),
]
const ids = (filters: Partial<JobFilters>) =>
  filterJobs(POSTS, { tab: 'open', ...filters }, NOW).map(({ _id }) => _id)

test('open posts are sorted by deadline, saved ones with the expired at the end, applications by their latest change', () => {
  expect(ids({})).toEqual(['near', 'seen', 'sent', 'far'])
  expect(ids({ tab: 'kept' })).toEqual(['seen', 'over'])
  expect(ids({ tab: 'applied' })).toEqual(['sent', 'seen'])
})

test.each<[Partial<JobFilters>, string[]]>([
  [{ type: 'remote' }, ['far']],
  [{ location: 'ঢাকা', salary: 35_000 }, ['near', 'seen']],
  [{ search: 'figma' }, ['near']],
  [{ search: 'নকশিঘর', expire_at_to: '2026-11-25' }, ['near']],
  [{ category_slug: 'ux-design' }, []],
  [{ tab: 'applied', status: 'seen' }, ['seen']],
  [{ posted_at_from: '2026-11-21' }, []],
  [{ posted_at_to: '2026-11-20', expire_at_from: '2026-12-01' }, ['far']],
])('%j leaves %j', (filters, left) => expect(ids(filters)).toEqual(left))

test.each<[string, Partial<JobPost>, string, boolean]>([
  ['within', { salary_from: 20_000, salary_to: 30_000 }, '৳২০,০০০ – ৩০,০০০', true],
  ['below', { salary_from: 15_000, salary_to: 20_000 }, '৳১৫,০০০ – ২০,০০০', false],
  ['one sum', { salary_from: 24_999, salary_to: 24_999 }, '৳২৪,৯৯৯', false],
  ['open upwards', { salary_from: 20_000, salary_to: null }, '৳২০,০০০ থেকে', true],
  ['up to more', { salary_from: null, salary_to: 30_000 }, '৳৩০,০০০ পর্যন্ত', true],
  ['up to less', { salary_from: null, salary_to: 20_000 }, '৳২০,০০০ পর্যন্ত', false],
  ['not stated', { salary_from: null, salary_to: undefined }, 'বেতন উল্লেখ নেই', true],
  ['in dollars', { salary_from: 300, salary_to: 400, currency: 'USD' }, '$৩০০ – ৪০০', true],
])(
  'pay %s is shown as it is, and "at least 25,000" hides it only when it is certainly less',
  (_, pay, told, isShown) => {
    const asked = post('asked', pay)
    expect(words.pay(asked.salary_from, asked.salary_to, asked.currency)).toBe(told)
    expect(filterJobs([asked], { tab: 'open', salary: 25_000 }, NOW)).toHaveLength(isShown ? 1 : 0)
  },
)

test('an address is read back as it was written, and invalid parts are left out', () => {
  const filters = parseJobFilters(
    new URLSearchParams(
      'has_applied=true&search= react &type=remote&salary=৩৫০০০&expire_at_to=2026-11-30&location=ঢাকা&status=seen',
    ),
  )
  expect(filters).toEqual({
    tab: 'applied',
    search: 'react',
    type: 'remote',
    salary: 35_000,
    expire_at_to: '2026-11-30',
    location: 'ঢাকা',
    status: 'seen',
  })
  const written = new URLSearchParams(
    Object.entries(buildJobQuery(filters)).map(([name, value]) => [name, String(value)]),
  )
  expect(parseJobFilters(written)).toEqual(filters)
  expect(
    parseJobFilters(new URLSearchParams('type=slavery&salary=-1&status=maybe&expire_at_from=tomorrow')),
  ).toEqual({ tab: 'open' })
})

test('missing filters are left to the server', () => {
  const filters = parseJobFilters(new URLSearchParams('batch=b1&added_by=p1&type=remote'))
  expect(pickServerQuery(filters)).toEqual({ batch: 'b1', added_by: 'p1' })
})

test('towns are offered once, in Bengali order', () => expect(listTowns(POSTS)).toEqual(['চট্টগ্রাম', 'ঢাকা']))
