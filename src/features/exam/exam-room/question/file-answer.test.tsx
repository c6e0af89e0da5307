import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ApiError } from '#src/api/client/api-error.ts'
import { uploadChosen } from '#src/stores/uploads/send-upload.ts'
import { reset } from '#src/stores/uploads/upload-store.ts'
import { buildUploadId } from '../attempt/storage.ts'
import { RoomContext } from '../room/context.ts'
import { makeLocalAnswers } from '../short/use-short-quiz.ts'
import { words } from './field-words.ts'
import { FileAnswer } from './file-answer.tsx'

const FILE = { url: 'https://media.karigor.example/work.zip', name: 'work.zip', size: 4, sha256: 'd1' }

test('an address can be typed only where no file is given, because any letter would replace the file', async () => {
  const room = makeLocalAnswers({ f1: FILE }, () => undefined)
  render(
    <RoomContext value={{ room, attemptId: 'a', examId: 'e', codeEditorOrigin: '' }}>
      <FileAnswer id="f1" labelledBy="f1-title" accept={['.zip']} takesLink />
    </RoomContext>,
  )
  const link = () => screen.queryByRole('textbox', { name: words.fileLink })
  expect(link()).toBeNull()
  room.clear('f1')
  await userEvent.type(
    await screen.findByRole('textbox', { name: words.fileLink }),
    'https://karigor.example',
  )
  expect(room.store.get().answers['f1']?.value).toBe('https://karigor.example')
  expect(link()).toHaveValue('https://karigor.example')
})

afterEach(reset)

/** Shows the state of a file whose upload has failed so. */
async function showFailed(cause: Error) {
  const room = makeLocalAnswers({ f1: { ...FILE, url: '' } }, () => undefined)
  render(
    <RoomContext value={{ room, attemptId: 'a', examId: 'e', codeEditorOrigin: '' }}>
      <FileAnswer id="f1" labelledBy="f1-title" accept={['.zip']} takesLink />
    </RoomContext>,
  )
  const refuse = () => Promise.reject(cause)
  await act(async () => {
    await uploadChosen(buildUploadId('a', 'f1'), new File(['বাইট'], 'work.zip'), refuse)
  })
}

test('a file that waits for the connection is sent by itself, and nobody is asked to choose it again', async () => {
  await showFailed(new ApiError('no-answer', {}))
  expect(screen.getByText(words.fileWaiting)).toBeVisible()
  expect(document.body).not.toHaveTextContent(/আবার (?:দিন|বেছে নিন)/)
})

test('a file that can no longer be read has to be chosen again', async () => {
  await showFailed(new DOMException('gone', 'NotReadableError'))
  expect(screen.getByText(words.fileFailed)).toBeVisible()
})

test('a file whose bytes turn out to be gone is not said to be on the device', async () => {
  const room = makeLocalAnswers({ f1: { ...FILE, url: '' } }, () => undefined)
  let isMissing = false
  render(
    <RoomContext
      value={{
        room: { ...room, isFileMissing: () => isMissing },
        attemptId: 'a',
        examId: 'e',
        codeEditorOrigin: '',
      }}
    >
      <FileAnswer id="f1" labelledBy="f1-title" accept={['.zip']} takesLink />
    </RoomContext>,
  )
  expect(screen.getByText(words.fileWaiting)).toBeVisible()
  isMissing = true
  act(() => room.store.set({ failure: undefined }))
  expect(await screen.findByText(words.fileMissing)).toBeVisible()
})
