/** A class that was watched to its end says so in every list, whether or not the server counts it as watched. */

import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { RecordingCard } from '#src/api/shapes/recording.ts'
import { RecordingRow } from './recording-row.tsx'
import { words } from './words.ts'

const card = {
  _id: 'r1',
  title: 'ক্লাস ২২',
  duration: 5400,
  position: 0,
  percent: 0,
  is_watched: false,
  recorded_at: null,
  note_count: 0,
  module: null,
} as unknown as RecordingCard

test.each<[string, Partial<RecordingCard>, readonly string[]]>([
  ['not begun', {}, [words.watch]],
  ['left in the middle', { position: 2700, percent: 50 }, [words.continueAt(2700), words.goOn]],
  ['left at its end', { position: 5395, percent: 60 }, [words.toEnd, words.again]],
  ['counted as watched', { position: 5395, percent: 98, is_watched: true }, [words.watched, words.again]],
])('%s', (_name, change, said) => {
  render(
    <MemoryRouter>
      <ul>
        <RecordingRow recording={{ ...card, ...change }} batchId="b" />
      </ul>
    </MemoryRouter>,
  )
  const row = screen.getByRole('listitem')
  for (const text of said) expect(row).toHaveTextContent(text)
  if (!said.includes(words.goOn)) expect(row).not.toHaveTextContent(words.goOn)
})
