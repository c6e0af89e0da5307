import { existsSync } from 'node:fs'
import { matchPath } from 'react-router'
import { describe, expect, it } from 'vitest'
import { allPages, findScreenFile } from './all-pages.ts'
import { firstCalls } from './first-calls.ts'
import { getFileOfAddress } from './html-file.ts'
import { START_PAGES } from './starts.ts'

describe('an address', () => {
  it.each([
    ['/', 'home'],
    ['/courses', 'guest'],
    ['/free', 'guest'],
    ['/free/12', 'guest'],
    ['/course/full-stack', 'course'],
    ['/login', 'plain'],
    ['/login/', 'plain'],
    ['/support/', 'support'],
    ['/purchase/full-stack', 'checkout'],
    ['/purchase/result/88', 'checkout'],
    ['/dashboard', 'learner'],
    ['/dashboard/tasks', 'learner'],
    ['/dashboard/my-courses/b1/module/m1', 'batch'],
    ['/dashboard/my-courses/b1/notices', 'learner'],
    ['/dashboard/my-courses/b1/module/m1/exam/e1', 'exam'],
    ['/teacher', 'teacher'],
    ['/teacher/submissions', 'teacher'],
    ['/teacher/submissions/s1', 'grading'],
    ['/talent-desk/offers', 'talent'],
    ['/talent/farhana', 'guest'],
    ['/dashboards', 'guest'],
  ])('%s opens the file of %s', (path, file) => {
    expect(getFileOfAddress(path)).toBe(file)
  })
})

it.each(allPages)('the screen of $path has a file that the build knows', (page) => {
  expect(existsSync(`src/routes/${findScreenFile(page)}`)).toBe(true)
})

it.each(
  allPages.flatMap((page) => page.facts.examples?.map((example) => ({ path: page.path, example })) ?? []),
)('$example is an address of $path', ({ path, example }) => {
  const { pathname } = new URL(example, 'http://karigor.example')
  expect(matchPath(path, pathname)).not.toBeNull()
})

describe('a start page', () => {
  const pages = Object.entries(START_PAGES)

  it.each(pages)('of the file %s is served by it', (file, { routes }) => {
    for (const route of routes) expect(getFileOfAddress(route.replaceAll(/:\w+\??/g, 'x'))).toBe(file)
  })

  it.each(pages)('of the file %s names screens that exist', (_file, { screens }) => {
    for (const screen of screens) expect(existsSync(`src/routes/${screen}`)).toBe(true)
  })
})

it('the first script sends the requests of the first screens, with the parameters of the address', () => {
  const course = firstCalls.find(({ route }) => route === '/bundle/:slug')
  expect(
    '/bundle/full-stack%20js'.replace(new RegExp(course?.address ?? ''), course?.requests[0]?.address ?? ''),
  ).toBe('course/full-stack%20js')
  const read = (address: string) => address.replaceAll(/\(\?<(\w+)>\[\^\/\]\+\)/g, ':$1').slice(1, -1)
  expect(
    Object.fromEntries(
      firstCalls.map(({ address, role, requests }) => [
        read(address),
        { role, requests: requests.map((each) => each.address) },
      ]),
    ),
  ).toEqual({
    '/': { role: undefined, requests: ['anything/public/home', 'category', 'course?count=4'] },
    '/course/:slug': { role: undefined, requests: ['course/$<slug>'] },
    '/share/certificate/:type/:id': { role: undefined, requests: ['certificate/share-url/$<type>/$<id>'] },
    '/bundle/:slug': { role: undefined, requests: ['course/$<slug>'] },
    '/purchase/:slug': { role: undefined, requests: ['course/$<slug>'] },
    '/dashboard/my-courses/:batchId/module/:moduleId/exam/:examId': {
      role: 'learner',
      requests: ['batch/$<batchId>', 'exam/revised/instruction/$<examId>', 'exam/eligible/$<examId>'],
    },
    '/dashboard/my-courses/:batchId/recordings/:recordingId': {
      role: 'learner',
      requests: [
        'recording/$<recordingId>',
        'recording-progress/$<recordingId>',
        'note?count=200&recording=$<recordingId>',
      ],
    },
    '/dashboard/my-courses/:batchId': {
      role: 'learner',
      requests: ['batch/$<batchId>', 'study-plan/revised/$<batchId>'],
    },
    '/dashboard/my-courses/:batchId/module/:moduleId': {
      role: 'learner',
      requests: ['batch/$<batchId>', 'study-plan/revised/$<batchId>'],
    },
    '/dashboard/certificates': {
      role: 'learner',
      requests: ['batch?count=100', 'level-submission/list?count=100', 'transaction?count=100'],
    },
    '/dashboard/jobs': {
      role: 'learner',
      requests: ['jobpost?count=200', 'user/me', 'level-submission/list?count=100'],
    },
    '/dashboard/jobs/:id': {
      role: 'learner',
      requests: ['jobpost?count=200', 'jobpost/$<id>', 'user/me', 'level-submission/list?count=100'],
    },
    // Calls of other bases follow with the client.
    '/talent-desk': { role: 'talent', requests: ['user/talent'] },
    '/teacher': {
      role: 'teacher',
      requests: ['overview/upcoming-classes?count=1', 'submission/unchecked-count'],
    },
    '/dashboard': {
      role: 'learner',
      requests: [
        'overview/new-class-joining',
        'notice?count=5',
        'course/booking-status',
        'recording-progress?count=20&page=1',
        'batch',
        'overview/upcoming-classes-grouped',
      ],
    },
    '/teacher/submissions/:id': {
      role: 'teacher',
      requests: ['submission/$<id>', 'ai/assess-ai/$<id>'],
    },
  })
})
