import { expect, test } from 'vitest'
import type { GradingSave } from '#src/stores/grading/grading-save.ts'
import { delayAfter, nextDue, nextWait, verdictOf } from './save-rules.ts'

test.each([
  [{ kind: 'http', status: 409 }, 'conflict'],
  [{ kind: 'http', status: 400 }, 'refused'],
  [{ kind: 'http', status: 403 }, 'refused'],
  [{ kind: 'http', status: 404 }, 'refused'],
  [{ kind: 'http', status: 401 }, 'later'],
  [{ kind: 'http', status: 429 }, 'later'],
  [{ kind: 'http', status: 500 }, 'later'],
  [{ kind: 'http', status: 503 }, 'later'],
  [{ kind: 'no-answer', status: undefined }, 'later'],
  [{ kind: 'late', status: undefined }, 'later'],
  [{ kind: 'broken', status: 200 }, 'later'],
  [{ kind: 'session', status: undefined }, 'session'],
] as const)('%o → %s', (error, verdict) => {
  expect(verdictOf(error)).toBe(verdict)
})

test.each([
  [1, 5000],
  [2, 15_000],
  [3, 60_000],
  [4, 300_000],
  [9, 300_000],
])('after %d tries it waits %d ms', (tries, delay) => {
  expect(delayAfter(tries)).toBe(delay)
})

const save = (submission: string, change: Partial<GradingSave> = {}): GradingSave => ({
  submission,
  of: 'submission',
  learner: 'নুসরাত',
  body: { version: 1, marks: [], comment: '', key: submission },
  edit: 1,
  state: 'waiting',
  tries: 0,
  dueAt: 0,
  ...change,
})

test('the oldest that is due goes first; conflicts, refusals and what is under way are passed over', () => {
  const saves = [
    save('a', { state: 'conflict' }),
    save('b', { state: 'failed', isRefused: true }),
    save('c', { state: 'failed', dueAt: 2000 }),
    save('d'),
    save('e'),
  ]
  expect(nextDue(saves, [], 1000)?.submission).toBe('d')
  expect(nextDue(saves, ['d'], 1000)?.submission).toBe('e')
  expect(nextDue(saves, [], 3000)?.submission).toBe('c')
  expect(nextDue(saves.slice(0, 2), [], 3000)).toBeUndefined()
  expect(nextWait(saves.slice(0, 3), 500)).toBe(1500)
  expect(nextWait(saves.slice(0, 2), 500)).toBeUndefined()
})
