import { expect, test } from 'vitest'
import { ApiError } from '#src/api/client/api-error.ts'
import { classifyError, computeBackOff, isRetryable, readFailure } from './retry.ts'

test.each([
  ['http', 409, 'conflict'],
  ['http', 400, 'refused'],
  ['http', 403, 'refused'],
  ['http', 404, 'refused'],
  ['http', 422, 'refused'],
  ['http', 401, 'session'],
  ['http', 408, 'retry'],
  ['http', 425, 'retry'],
  ['http', 429, 'retry'],
  ['http', 500, 'retry'],
  ['http', 503, 'retry'],
  ['http', undefined, 'retry'],
  ['no-answer', undefined, 'offline'],
  ['late', undefined, 'offline'],
  ['cancelled', undefined, 'offline'],
  ['broken', 200, 'retry'],
  ['session', undefined, 'session'],
] as const)('an error of kind %s with status %s is classified as %s', (kind, status, verdict) => {
  expect(classifyError(new ApiError(kind, status === undefined ? {} : { status }))).toBe(verdict)
})

test('an error of the app itself is a fault, which no retry can fix', () => {
  const failure = readFailure(new TypeError('undefined is not a function'))
  expect([failure.verdict, isRetryable(failure)]).toEqual(['fault', false])
})

test('only a server that has looked at the request is quoted', () => {
  expect(readFailure(new ApiError('http', { status: 400, msg: 'নম্বর বেশি' })).refusal).toBe('নম্বর বেশি')
  expect(readFailure(new ApiError('http', { status: 503, msg: 'Bad gateway' })).refusal).toBeUndefined()
})

test.each([
  [1, 5000],
  [2, 10_000],
  [3, 20_000],
  [5, 60_000],
  [50, 60_000],
])('after %d failures in a row the next try waits %d ms', (failures, wait) => {
  expect(computeBackOff(failures)).toBe(wait)
})

test('the delay that a busy server asks for is respected up to ten seconds (ruling R42)', () => {
  expect([0, 7000, 90_000].map((wish) => computeBackOff(3, wish))).toEqual([5000, 7000, 10_000])
})

test('a subject may have its own retry delays', () => {
  expect(
    [1, 2, 3, 4, 5].map((failures) => computeBackOff(failures, undefined, { first: 1000, longest: 8000 })),
  ).toEqual([1000, 2000, 4000, 8000, 8000])
})
