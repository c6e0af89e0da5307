import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import type { GradingSave } from '#src/stores/grading/grading-save.ts'
import { useLoginPanel } from '#src/stores/session/login-panel-store.ts'
import { holdSaves, putSave } from '../../../../../tests/support/held-saves.ts'
import { words } from '../words.ts'
import { SaveQueue } from './save-queue.tsx'

beforeEach(holdSaves)

function show(save: Pick<GradingSave, 'state' | 'reason' | 'isRefused'>): void {
  putSave(save)
  render(<SaveQueue />, { wrapper: MemoryRouter })
}

const hasButton = (name: string) => screen.queryByText(name) !== null

test('after a conflict it promises no automatic retry, and offers only the submission', () => {
  show({ state: 'conflict', reason: words.save.conflict })
  expect([hasButton(words.saveQueue.text), hasButton(words.saveQueue.textWaiting)]).toEqual([false, true])
  expect([hasButton(words.saveQueue.again), hasButton(words.saveQueue.open)]).toEqual([false, true])
})

test('after an expired session it offers the login', () => {
  show({ state: 'waiting', reason: words.save.session })
  expect([hasButton(words.saveQueue.text), hasButton(words.saveQueue.again)]).toEqual([false, false])
  fireEvent.click(screen.getByText(words.saveQueue.login))
  expect(useLoginPanel.getState().show).toBe(true)
})

test('a conflict of the open submission is resolved there, and not reported twice', () => {
  putSave({ state: 'conflict', reason: words.save.conflict })
  render(<SaveQueue current="s1" />, { wrapper: MemoryRouter })
  expect(hasButton(words.saveQueue.textWaiting)).toBe(false)
})
