/** Shows and opens a push over a simulated browser. (ruling R59) */

import { beforeEach, describe, expect, test } from 'vitest'
import { makePush, type OpenPage } from './push.ts'

const ORIGIN = 'https://karigor.example'

let shown: {
  title: string
  body: string
  tag: string
  silent: boolean
  renotify: boolean
  data: { to: string }
}[]
let opened: string[]
let forgotten: number
let mayShow: boolean
let isQuiet: boolean
let pages: OpenPage[]

beforeEach(() => {
  shown = []
  opened = []
  forgotten = 0
  mayShow = true
  isQuiet = false
  pages = []
})

const push = makePush({
  origin: ORIGIN,
  mayShow: async () => mayShow,
  isQuiet: async () => isQuiet,
  show: async (title, options) => void shown.push({ title, ...options }),
  forget: async () => void forgotten++,
  listPages: async () => pages,
  openPage: async (address) => void opened.push(address),
})
const send = (message: unknown) => push.receive(JSON.stringify(message))

describe('a push', () => {
  test('shows our own text for its kind, and nothing of what the sender wrote', async () => {
    await send({
      data: { kind: 'exam', href: '/dashboard/tasks' },
      notification: { title: 'নুসরাত পেয়েছে ১৮', body: '৳ ৫০০' },
    })
    expect(shown).toHaveLength(1)
    expect(shown[0]).toMatchObject({
      title: 'পরীক্ষার খবর আছে',
      body: 'দেখতে চাপুন।',
      data: { to: '/dashboard/tasks' },
    })
    expect(JSON.stringify(shown)).not.toMatch(/নুসরাত|১৮|৫০০/)
  })

  test.each([
    ['of Firebase', { data: { kind: 'live', href: '/dashboard/tasks', is_urgent: 'true' }, from: '1' }],
    ['of Web Push', { kind: 'live', href: '/dashboard/tasks', is_urgent: true }],
  ])('%s is read by its format', async (_, message) => {
    await send(message)
    expect(shown).toMatchObject([
      { title: 'লাইভ ক্লাসের খবর আছে', renotify: true, data: { to: '/dashboard/tasks' } },
    ])
  })

  test('replaces an equal one, and is shown beside one of another kind or place', async () => {
    await send({ kind: 'exam', href: '/a' })
    await send({ kind: 'exam', href: '/a' })
    await send({ kind: 'exam', href: '/b' })
    await send({ kind: 'notice', href: '/a' })
    expect(new Set(shown.map(({ tag }) => tag)).size).toBe(3)
  })

  test.each([
    undefined,
    '',
    'not json',
    '7',
    'null',
    '[]',
    '"text"',
    '{"data":null}',
    '{"kind":"open"}',
    '{"kind":"toString"}',
    '{"kind":["exam"]}',
  ])('that is malformed (%s) says that there is news', async (text) => {
    await push.receive(text)
    expect(shown).toMatchObject([{ title: 'নতুন খবর আছে', data: { to: '/dashboard/notifications' } }])
  })

  test('comes without sound in quiet hours, unless it is urgent or a class', async () => {
    isQuiet = true
    await send({ kind: 'exam', href: '/a' })
    await send({ kind: 'notice', href: '/a', is_urgent: 'true' })
    await send({ kind: 'live', href: '/a' })
    expect(shown.map(({ silent, renotify }) => [silent, renotify])).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ])
  })

  test('after a logout shows nothing, and removes the subscription', async () => {
    mayShow = false
    await send({ kind: 'exam', href: '/a' })
    expect([shown, forgotten]).toEqual([[], 1])
  })
})

describe('a press', () => {
  const page = (url: string, answers: boolean) => {
    const log: string[] = []
    const open: OpenPage = {
      url,
      take: async ({ to }) => {
        log.push(to)
        return answers
      },
      focus: async () => void log.push('focus'),
    }
    return { log, open }
  }

  test('navigates an open page there and brings it to the front', async () => {
    const { log, open } = page(`${ORIGIN}/dashboard`, true)
    pages = [open]
    await push.open({ to: '/dashboard/tasks' })
    expect([log, opened]).toEqual([['/dashboard/tasks', 'focus'], []])
  })

  test('prefers the page that is already there to the last used one', async () => {
    const first = page(`${ORIGIN}/dashboard`, true)
    const there = page(`${ORIGIN}/dashboard/tasks`, true)
    pages = [first.open, there.open]
    await push.open({ to: '/dashboard/tasks' })
    expect([first.log, there.log.length]).toEqual([[], 2])
  })

  test('opens a window where no page is open, or the page has unsaved work', async () => {
    await push.open({ to: '/a' })
    const busy = page(`${ORIGIN}/dashboard/exam`, false)
    pages = [busy.open]
    await push.open({ to: '/b' })
    expect(opened).toEqual([`${ORIGIN}/a`, `${ORIGIN}/b`])
    expect(busy.log).toEqual(['/b'])
  })

  test.each([
    ['https://evil.example/a', '/dashboard/notifications'],
    ['//evil.example', '/dashboard/notifications'],
    ['/\\evil.example', '/dashboard/notifications'],
    ['javascript:alert(1)', '/dashboard/notifications'],
    [`${ORIGIN}.evil.example/a`, '/dashboard/notifications'],
    [`${ORIGIN}/dashboard/tasks`, '/dashboard/tasks'],
    [42, '/dashboard/notifications'],
    [undefined, '/dashboard/notifications'],
  ])('to %s opens %s', async (href, place) => {
    await send({ kind: 'notice', href })
    await push.open(shown[0]?.data)
    expect(opened).toEqual([ORIGIN + place])
  })

  test('on a notification of an earlier release opens the list', async () => {
    await push.open(null)
    expect(opened).toEqual([`${ORIGIN}/dashboard/notifications`])
  })
})
