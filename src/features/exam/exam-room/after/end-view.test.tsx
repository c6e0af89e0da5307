import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Question } from '#src/api/shapes/question.ts'
import type { AnswerValue, Submission } from '#src/api/shapes/submission.ts'
import { confirmAnswered, reset, useConfirm } from '#src/stores/shell/confirm-store.ts'
import { openPageShelf } from '#src/stores/uploads/page-shelf.ts'
import { useUploads } from '#src/stores/uploads/upload-store.ts'
import { type Answer, markAcknowledged, markDirty } from '../attempt/answer.ts'
import { announceFile, makeRoomStore, type RoomStore } from '../attempt/room-state.ts'
import type { NumberedQuestion } from '../question/order.ts'
import { type AnswerTarget, RoomContext } from '../room/context.ts'
import { words as examWords } from '../words.ts'
import { EndView } from './end-view.tsx'
import { formatAnswers } from './format-answers.ts'
import { words } from './words.ts'

const { receipt } = words
const shared = { text: '<p>কী</p>', marks: 1 }
const options = [
  { _id: 'opt-1', text: '<p>ঢাকা &amp; সিলেট</p>' },
  { _id: 'opt-2', text: '<p>খুলনা</p>' },
]
const slots = [
  {
    _id: 'slot-1',
    starts_at: '2026-11-21T10:00:00.000Z',
    ends_at: '2026-11-21T11:00:00.000Z',
    is_taken: false,
  },
]
const asked: Question[] = [
  { ...shared, _id: 'q1', question_type: 'single', options },
  { ...shared, _id: 'q2', question_type: 'multiple', options },
  { ...shared, _id: 'q3', question_type: 'true_false' },
  { ...shared, _id: 'q4', question_type: 'essay' },
  { ...shared, _id: 'q5', question_type: 'interview', state: 'free', slots },
]
const placed: NumberedQuestion[] = asked.map((question, at) => ({ question, number: at + 1, section: '' }))
const refused = (question: string, value: AnswerValue): Answer => ({
  kind: 'plain',
  question,
  value,
  edit: 1,
  writer: 'w',
  edited_at: '',
  state: 'refused',
})

function open(...answers: Answer[]) {
  const store = makeRoomStore(
    Object.fromEntries(answers.map((answer) => [answer.question, answer])),
    undefined,
  )
  store.set({ isOver: true })
  return show(store)
}

function show(store: RoomStore, shown = placed) {
  const target = { store, isFileMissing: () => false, sendNow: () => undefined } as unknown as AnswerTarget
  const onDone = vi.fn<() => void>()
  render(
    <RoomContext value={{ room: target, attemptId: 'a', examId: 'e', codeEditorOrigin: '' }}>
      <MemoryRouter>
        <EndView placed={shown} backTo="/" onDone={onDone} />
      </MemoryRouter>
    </RoomContext>,
  )
  return onDone
}

const goOn = () => userEvent.click(screen.getByRole('button', { name: receipt.toResult }))

afterEach(reset)

test('offers a refused file and photos that never became one, from this device', async () => {
  const files: Question[] = ['q6', 'q7'].map((_id) => ({
    ...shared,
    _id,
    question_type: 'file_upload',
    accept: [],
    takes_link: false,
  }))
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:left')
  useUploads.setState({
    uploads: {
      'exam:a:q6': { file: new File(['কাজ'], 'kaj.zip') },
      'exam:a:q7:page:page-1': { file: new File(['ছবি'], 'khata.jpg') },
    },
  })
  await openPageShelf('exam:a:q7').changeNote((note) => ({ ...note, pages: [{ id: 'page-1' }] }))
  const lost = refused('q6', announceFile({ name: 'kaj.zip', size: 3 }))
  const store = makeRoomStore({ q6: lost }, undefined)
  store.set({ isOver: true })
  const onDone = show(
    store,
    files.map((question, at) => ({ question, number: at + 6, section: '' })),
  )
  expect(await screen.findByRole('link', { name: 'khata.jpg' })).toHaveAttribute('download', 'khata.jpg')
  expect(screen.queryByText(receipt.refused(1))).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'kaj.zip' }))
  await goOn()
  expect(onDone).toHaveBeenCalledOnce()
})

describe('leaving the end of an exam', () => {
  test('asks first while refused answers exist nowhere else', async () => {
    const onDone = open(refused('q4', 'রচনা'))
    await goOn()
    await waitFor(() => expect(useConfirm.getState().question?.title).toBe(receipt.part.title))
    confirmAnswered(false)
    await goOn()
    expect(onDone).not.toHaveBeenCalled()
    confirmAnswered(true)
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  })

  test('does not ask once they were downloaded, or when all were accepted', async () => {
    const onDone = open(refused('q4', 'রচনা'))
    fireEvent.click(screen.getByRole('link', { name: receipt.download }))
    await goOn()
    expect([onDone.mock.calls.length, useConfirm.getState().question]).toEqual([1, undefined])
  })
})

test('an exam that the server does not have is never called handed in, and nothing is deleted by leaving', async () => {
  const store = makeRoomStore(
    { q4: markDirty(refused('q4', 'রচনা')) },
    { key: 'k', asked_at: '2026-11-21T10:00:00.000Z' },
  )
  store.set({ isOver: true, failure: { cause: 'gone', msg: undefined, retryAfter: undefined } })
  show(store)
  expect(screen.getByRole('heading', { name: receipt.goneTitle })).toBeVisible()
  expect([screen.queryByText(receipt.doneTitle), screen.queryByText(receipt.closedTitle)]).toEqual([
    null,
    null,
  ])
  expect(screen.queryByRole('button', { name: receipt.toResult })).toBeNull()
  const file = screen.getByRole('link', { name: receipt.download }).getAttribute('href') ?? ''
  expect(decodeURIComponent(file)).toContain('রচনা')
})

describe('the receipt', () => {
  const blanks: NumberedQuestion = {
    question: { ...shared, _id: 'q6', question_type: 'fill_in_the_blank', contents: [], keys: ['b1', 'b2'] },
    number: 6,
    section: '',
  }
  const answer = (question: string, value: AnswerValue) => markAcknowledged(refused(question, value))
  function showReceipt(submission: Partial<Submission>, ...answers: Answer[]) {
    const store = makeRoomStore(Object.fromEntries(answers.map((each) => [each.question, each])), {
      key: 'k',
      asked_at: '2026-11-21T10:00:00.000Z',
    })
    store.set({ isOver: true, submission: { state: 'handed-in', ...submission } as Submission })
    show(store, [...placed, blanks])
  }

  test('counts a question with some of its blanks as begun, not as answered', () => {
    showReceipt({}, answer('q1', 'opt-1'), answer('q6', { b1: 'ঢাকা' }))
    expect(screen.getByText(receipt.counted(1, 1))).toBeVisible()
    expect(receipt.counted(1, 1)).not.toBe(receipt.counted(1, 0))
  })

  test('mentions answers that arrived after the time, if there are any', () => {
    showReceipt({ late_delivery: true }, answer('q1', 'opt-1'))
    expect(screen.getByText(receipt.late)).toBeVisible()
  })

  test('does not mention them when all arrived in time', () => {
    showReceipt({ late_delivery: false }, answer('q1', 'opt-1'))
    expect(screen.queryByText(receipt.late)).toBeNull()
  })
})

describe('an exam that ended elsewhere, by another device or a retest', () => {
  function showEnd(isEndedElsewhere: boolean) {
    const store = makeRoomStore({ q4: refused('q4', 'রচনা') }, undefined)
    store.set({ isOver: true, isEndedElsewhere })
    show(store)
  }

  test('is not called an end by time, and its answers not late', () => {
    showEnd(true)
    expect(screen.getByRole('heading', { name: receipt.elsewhereTitle })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(receipt.afterEnd(1))
    expect(document.body).not.toHaveTextContent(/সময় শেষে|সময়মতো/)
  })

  test('is called so where the time has ended it', () => {
    showEnd(false)
    expect(screen.getByRole('heading', { name: receipt.closedTitle })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(receipt.refused(1))
  })
})

test('of two versions the one that was not chosen is not called late', () => {
  const store = makeRoomStore(
    { q4: { ...markAcknowledged(refused('q4', 'টেবিলে')), other: 'ফোনে' } },
    { key: 'k', asked_at: '2026-11-21T10:00:00.000Z' },
  )
  store.set({ isOver: true, submission: { state: 'handed-in' } as Submission })
  show(store)
  expect(screen.getByRole('alert')).toHaveTextContent(receipt.unchosen(1))
  expect(screen.getByRole('alert')).not.toHaveTextContent('সময়মতো')
})

test('the file of refused answers contains the chosen texts, not their ids', () => {
  const text = formatAnswers(placed, [
    refused('q1', 'opt-2'),
    refused('q2', ['opt-1', 'opt-2']),
    refused('q3', 'true'),
    refused('q4', 'true'),
    refused('q5', 'slot-1'),
  ])
  const lines = [
    'খ. খুলনা',
    'ক. ঢাকা & সিলেট\nখ. খুলনা',
    examWords.truth.true,
    'true',
    examWords.slot('2026-11-21T10:00:00.000Z'),
  ]
  expect(text).toBe(lines.map((one, at) => `${examWords.question(at + 1)}\n${one}`).join('\n\n'))
})
