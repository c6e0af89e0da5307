/** Where the room opens: where it was left, else at the furthest question reached. (spec 3 maxIndex, ruling R15) */

import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Question } from '#src/api/shapes/question.ts'
import { fakeDevice, fakeServer, open } from '../../../../../tests/support/fake-server.ts'
import type { NumberedQuestion } from '../question/order.ts'
import { useQuestionNavigation } from './use-question-navigation.ts'

const placed: NumberedQuestion[] = [1, 2, 3].map((number) => ({
  question: { _id: `q${number}`, question_type: 'essay', text: '', marks: 1 } as Question,
  number,
  section: '',
}))

function openRoom({ isBegun = false, left }: { isBegun?: boolean; left?: string } = {}) {
  const server = fakeServer()
  const device = fakeDevice()
  if (isBegun)
    server.onServer.set('q1', { question: 'q1', value: 'উত্তর', edit: 1, writer: 'x', edited_at: '' })
  if (left) device.stored.about = { ...device.stored.about, current: left }
  return open(server, { device })
}

beforeEach(() => localStorage.clear())

test('an attempt whose position this device has lost continues at the furthest question', () => {
  const first = renderHook(() => useQuestionNavigation(openRoom(), placed))
  act(() => first.result.current.goTo('q3'))
  act(() => first.result.current.goTo('q2'))
  expect(localStorage.getItem('maxIndex')).toBe('3')
  first.unmount()
  const room = openRoom({ isBegun: true })
  const second = renderHook(() => useQuestionNavigation(room, placed))
  expect(second.result.current.current.number).toBe(3)
})

test.each([
  ['a new attempt', {}, 1],
  ['one that knows where it was left', { isBegun: true, left: 'q2' }, 2],
])('%s does not request it', (_what, attempt, number) => {
  localStorage.setItem('maxIndex', '3')
  const room = openRoom(attempt)
  expect(renderHook(() => useQuestionNavigation(room, placed)).result.current.current.number).toBe(number)
})
