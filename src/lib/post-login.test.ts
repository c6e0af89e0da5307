import { describe, expect, it } from 'vitest'
import { decideAfterLogin, type LoginSuccess } from './post-login.ts'

const onHome: LoginSuccess = {
  isFromCheckout: false,
  hasCallback: false,
  returnAddress: undefined,
  hasEnrolledCourses: false,
  isPanelOpen: true,
  path: '/',
  hash: '',
  accessToken: 'token',
  origins: { own: 'https://app.example.test', codeEditor: 'https://editor.example.test' },
}
const MY_COURSES = { do: 'go', to: '/dashboard/my-courses' }

const cases: [rule: string, login: Partial<LoginSuccess>, expected: object][] = [
  [
    '1 checkout reloads, before all else',
    { isFromCheckout: true, hasCallback: true, returnAddress: '/a', hasEnrolledCourses: true },
    { do: 'reload' },
  ],
  [
    '2 a callback comes before the return address',
    { hasCallback: true, returnAddress: '/a', hasEnrolledCourses: true },
    { do: 'callback' },
  ],
  [
    '3 the return address comes before my-courses',
    { returnAddress: '/a?b#c', hasEnrolledCourses: true },
    { do: 'go', to: '/a?b#c' },
  ],
  [
    '3 the code editor gets the token',
    { returnAddress: 'https://editor.example.test/p/1' },
    { do: 'leave', href: 'https://editor.example.test/p/1#access_token=token' },
  ],
  [
    '3 a refused return address counts as none',
    { returnAddress: '//evil.example', isPanelOpen: false, path: '/login' },
    MY_COURSES,
  ],
  ['4 a learner with courses goes to them', { hasEnrolledCourses: true }, MY_COURSES],
  ['4 from a course page too', { hasEnrolledCourses: true, path: '/course/react' }, MY_COURSES],
  ['4 but not from a free course', { hasEnrolledCourses: true, path: '/free/7' }, { do: 'close-panel' }],
  [
    '4 nor from the orientation booking',
    { hasEnrolledCourses: true, hash: '#book-orientation' },
    { do: 'close-panel' },
  ],
  [
    '4 nor from a free recording',
    { hasEnrolledCourses: true, isFromFreeRecording: true },
    { do: 'close-panel' },
  ],
  ['4 the list of free courses is no free page', { hasEnrolledCourses: true, path: '/free' }, MY_COURSES],
  ['5 the panel closes', {}, { do: 'close-panel' }],
  ['5 a course page reloads', { path: '/course/react' }, { do: 'reload' }],
  ['5 a purchase page reloads', { path: '/purchase/react', isPanelOpen: false }, { do: 'reload' }],
  ['5 a live-join page reloads', { path: '/join/live/77' }, { do: 'reload' }],
  ['5 the list of courses does not', { path: '/courses' }, { do: 'close-panel' }],
  ['5 without a panel to my-courses', { path: '/login', isPanelOpen: false }, MY_COURSES],
]

describe('after login (spec 4, rules 1 to 5 in order)', () => {
  it.each(cases)('%s', (_rule, login, expected) =>
    expect(decideAfterLogin({ ...onHome, ...login })).toEqual(expected),
  )
})
