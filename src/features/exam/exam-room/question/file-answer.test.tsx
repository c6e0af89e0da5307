import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { RoomContext } from '../room/context.ts'
import { makeLocalAnswers } from '../short/use-short-quiz.ts'
import { words } from './field-words.ts'
import { FileAnswer } from './file-answer.tsx'

const FILE = { url: 'https://media.karigor.example/work.zip', name: 'work.zip', size: 4, sha256: 'd1' }

test('an address is typed where no file is given: a letter more would take its place', async () => {
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
