/** No call that writes is without an answer to "what if the connection goes now?". (ruling R82) */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listRows } from '#src/api/contract/all.ts'
import type { Row } from '#src/api/row.ts'
import { REQUESTS } from '#src/app/late/requests.ts'
import { WAITING } from '#src/app/late/send-waiting.ts'
import type { WaitingName } from '#src/app/outbox/has-waiting.ts'
import { projectRoot } from '../../scripts/script.ts'
import { SUBJECTS } from './subjects.ts'
import { type Store, WRITES } from './writes.ts'

const nameRow = ({ method, path }: Row) => `${method} ${path}`
const listWrites = () =>
  listRows()
    .map(({ row }) => nameRow(row))
    .filter((name) => !name.startsWith('GET '))
    .toSorted()

test('every call that writes has an answer, and no answer is left over', () => {
  expect(Object.keys(WRITES).toSorted()).toEqual(listWrites())
})

test('what waits in the queue of requests is what its subjects send', () => {
  const answered = Object.entries(WRITES).filter(
    ([, answer]) => typeof answer === 'object' && 'waits' in answer && answer.waits === 'requests',
  )
  const sent = Object.values(REQUESTS).flatMap((request) => (request ? nameRow(request.row) : []))
  // Reviews of several kinds are one call.
  expect(answered.map(([name]) => name).toSorted()).toEqual([...new Set(sent)].toSorted())
})

test('every queue has a call', () => {
  const named = Object.values(WRITES).flatMap((answer) =>
    typeof answer === 'object' && 'waits' in answer ? [answer.waits as string] : [],
  )
  // The hand-in of an assignment is a save of the exam room, a changed reason sends marks.
  const others = new Set(['hand-ins', 'reason-changes'])
  const queues = Object.keys(WAITING).filter((name) => !others.has(name))
  expect(queues.filter((name) => !named.includes(name))).toEqual([])
})

/** Where the connection is cut, the tab closed and a day slept over: a subject of `one-rule`, or a file of its own. */
const WALKS: Readonly<Record<WaitingName | Store, string>> = {
  tickets: 'tickets',
  applications: 'applications',
  notes: 'notes',
  'work-updates': 'work updates',
  'hand-ins': 'hand-ins',
  'grading-saves': 'marks',
  'reason-changes': 'src/features/teach/grading/reasons/change/change.dom.test.ts',
  notices: 'notices',
  requests: 'tests/outbox/walk.dom.test.ts',
  'ai-acceptances': 'AI acceptances',
  'exam room': 'tests/journeys/exam-faults/all.spec.ts',
  'exam being built': 'exams being built',
  removal: 'removals',
  playback: 'playback',
  'session end': 'src/api/outbox/session-ends.dom.test.ts',
}

test('what waits is walked with a cut connection', () => {
  const subjects = SUBJECTS.map(({ name }) => name)
  const missing = Object.values(WALKS).filter(
    (walk) => !subjects.includes(walk) && !existsSync(join(projectRoot, walk)),
  )
  expect(missing).toEqual([])
})

test('what does not wait is told in its place, and not as a toast alone', () => {
  const files = Object.values(WRITES).flatMap((answer) => {
    if (typeof answer !== 'object') return []
    if ('says' in answer) return [answer.says]
    return 'mustNotWait' in answer ? [answer.mustNotWait] : []
  })
  const isTold = (file: string) =>
    /failure|InlineAction|refus|problem/i.test(readFileSync(join(projectRoot, 'src', file), 'utf8'))
  expect([...new Set(files)].filter((file) => !isTold(file))).toEqual([])
})
