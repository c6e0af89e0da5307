/**
 * Each list draws its other rows beside one that is valid and hostile: endless, reversed, from the year 0 or
 * 9999, with script in its addresses.
 */

import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Role } from '#src/lib/role.ts'
import { renderApp } from '../../tests/render-app.tsx'
import { sandboxPerTest } from '../../tests/sandbox.ts'
import { testAddresses } from '../../tests/support/fresh-sandbox.ts'

sandboxPerTest()

const { main, talent, search } = testAddresses
const SLOW = 40_000
const TEXT = `\u202Eএক${'অ'.repeat(10_000)}`
const YEARS = ['0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.000Z']

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

let turn = 0
function makeHostile(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => makeHostile(each))
  if (isFields(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, each]) => each !== null)
        .map(([key, each]) => [key, makeHostile(each, key)]),
    )
  if (typeof value !== 'string') return value
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return YEARS[(turn += 1) % 2]
  if (/^(?:https?:|\/)/.test(value)) return 'javascript:alert(1)'
  if (name === '_id') return `${value}-hostile`
  return /[\u0980-\u09ff]|\S \S/.test(value) ? TEXT : value
}

/**
 * After the first row of each list: some show only the first ones, and some pages continue with the first.
 */
function addRows(value: unknown): unknown {
  if (Array.isArray(value)) {
    const [first, ...others] = value.map(addRows)
    return isFields(first) ? [first, makeHostile(value[0]), ...others] : value
  }
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, addRows(each)]))
}

let send = globalThis.fetch
let isHostile = false
const answerHostile: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const response = await send(request)
  const isRead =
    request.method === 'GET' && [main, talent, search].some((base) => request.url.startsWith(base))
  if (!isHostile || !isRead || !response.headers.get('content-type')?.includes('json')) return response
  const envelope = (await response.json()) as Fields
  return Response.json({ ...envelope, data: addRows(envelope['data']) }, response)
}

beforeEach(() => {
  send = globalThis.fetch
  globalThis.fetch = answerHostile
  isHostile = true
})
afterEach(() => {
  cleanup()
  isHostile = false
  globalThis.fetch = send
})

const BATCH = '/dashboard/my-courses/batch-full-stack-12'
const TEACHER = '/teacher/batches/batch-full-stack-12'
const lists = [
  ['/courses', 'guest'],
  ['/free', 'guest'],
  ['/assessments', 'guest'],
  ['/playlists', 'guest'],
  ['/search?q=React', 'guest'],
  ['/job-placement', 'guest'],
  ['/skills', 'guest'],
  ['/dashboard', 'learner'],
  ['/dashboard/routine', 'learner'],
  ['/dashboard/recordings', 'learner'],
  ['/dashboard/tasks', 'learner'],
  ['/dashboard/practice', 'learner'],
  ['/dashboard/my-courses', 'learner'],
  ['/dashboard/assessments', 'learner'],
  ['/dashboard/notes', 'learner'],
  ['/dashboard/notifications', 'learner'],
  ['/dashboard/transactions', 'learner'],
  ['/dashboard/certificates', 'learner'],
  ['/dashboard/certificates/book', 'learner'],
  ['/dashboard/devices', 'learner'],
  ['/dashboard/jobs', 'learner'],
  ['/dashboard/work-updates', 'learner'],
  [BATCH, 'learner'],
  [`${BATCH}/notices`, 'learner'],
  [`${BATCH}/leaderboard`, 'learner'],
  [`${BATCH}/recordings`, 'learner'],
  [`${BATCH}/classes`, 'learner'],
  [`${BATCH}/resources`, 'learner'],
  [`${BATCH}/progress`, 'learner'],
  ['/teacher/notifications', 'teacher'],
  ['/teacher/batches', 'teacher'],
  [TEACHER, 'teacher'],
  [`${TEACHER}/study-plan`, 'teacher'],
  [`${TEACHER}/learners`, 'teacher'],
  [`${TEACHER}/notices`, 'teacher'],
  [`${TEACHER}/resources`, 'teacher'],
  [`${TEACHER}/performance`, 'teacher'],
  ['/teacher/submissions', 'teacher'],
  ['/teacher/notices', 'teacher'],
] as const

async function open(address: string, as: Role): Promise<HTMLElement> {
  const { container } = await renderApp(address, { as })
  await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 })
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull(), { timeout: 15_000 })
  return container
}

const listWays = (container: HTMLElement) => [
  ...new Set(
    Array.from(container.querySelectorAll('main [href]'), (link) => link.getAttribute('href') ?? ''),
  ),
]

test.each(lists)(
  '%s draws its other rows for a %s',
  async (address, as) => {
    isHostile = false
    const before = listWays(await open(address, as))
    cleanup()
    isHostile = true
    const container = await open(address, as)
    const shown = listWays(container)
    // A list that shows only its first rows makes room for one.
    const gone = before.filter((way) => !shown.includes(way))
    expect(gone.length, gone.join(' ')).toBeLessThanOrEqual(Math.max(before.length / 4, 1))
    expect(container.textContent).not.toMatch(/NaN|undefined|Invalid Date|দেখাতে সমস্যা/)
    expect(shown.filter((way) => /^\s*javascript:/i.test(way))).toEqual([])
  },
  SLOW,
)
