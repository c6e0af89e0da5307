import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MOST_ANSWERED } from '#src/lib/bound-text.ts'
import { words as fields } from '#src/ui/fields/form-words.ts'
import { makeRoomStore } from '../attempt/room-state.ts'
import { type AnswerTarget, RoomContext } from '../room/context.ts'
import { CodeAnswer } from './code-answer.tsx'
import { words } from './field-words.ts'

const target = { store: makeRoomStore({}, undefined) } as AnswerTarget

test.each([
  ['stands beside the code', 'https://code.karigor.example', true],
  ['is missing where the editor’s origin is the page’s own, as in the demo', window.location.origin, false],
  ['is missing where there is no editor', '', false],
])('the way to the outside editor %s', (_what, codeEditorOrigin, isThere) => {
  render(
    <RoomContext value={{ room: target, attemptId: 'a', examId: 'e', codeEditorOrigin }}>
      <CodeAnswer text="" id="q" labelledBy="q-title" starters={[{ language: 'javascript', code: '' }]} />
    </RoomContext>,
  )
  expect(screen.queryAllByRole('button', { name: words.outside })).toHaveLength(isThere ? 1 : 0)
})

/** The editor measures letters, which jsdom cannot. */
Object.assign(Range.prototype, { getClientRects: () => [] })

function drawEditor(language: string, code: string) {
  const edit = vi.fn<AnswerTarget['edit']>()
  render(
    <RoomContext value={{ room: { ...target, edit }, attemptId: 'a', examId: 'e', codeEditorOrigin: '' }}>
      <CodeAnswer text="" id="q" labelledBy="q-title" starters={[{ language, code }]} />
    </RoomContext>,
  )
  return edit
}

test('code with the line ends of another system is not an answer until somebody types', async () => {
  const edit = drawEditor('python', 'def f():\r\n\treturn 1\r\n')
  await waitFor(() => expect(document.querySelectorAll('.cm-line')).toHaveLength(3))
  expect(edit).not.toHaveBeenCalled()
})

test('pasted code is cut at the limit of an answer, and a sentence says how much', async () => {
  const edit = drawEditor('text', 'typed before ')
  await waitFor(() => expect(document.querySelector('.cm-content')).not.toBeNull())
  const pasted = new Event('paste', { bubbles: true, cancelable: true })
  const getData = () => 'x'.repeat(MOST_ANSWERED)
  Object.assign(pasted, { clipboardData: { getData, types: ['text/plain'] } })
  fireEvent(document.querySelector('.cm-content')!, pasted)
  expect(screen.getByText(fields.field.cut(MOST_ANSWERED, 'typed before '.length))).toBeVisible()
  const [, value] = edit.mock.calls.at(-1) ?? []
  expect(value).toMatchObject({ code: expect.stringMatching(/typed before/) as string })
  expect((value as Record<string, string>)['code']).toHaveLength(MOST_ANSWERED)
})
