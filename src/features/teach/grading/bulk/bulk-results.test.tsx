import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import type { Submission } from '#src/api/shapes/submission.ts'
import { paths } from '#src/lib/paths.ts'
import { holdSaves, putSave } from '../../../../../tests/support/held-saves.ts'
import type { SentSave } from '../saving/take-back.ts'
import { BulkResults } from './bulk-results.tsx'
import { words } from './words.ts'

beforeEach(holdSaves)

test('a submission that another teacher marked meanwhile links to where the teacher chooses one', () => {
  const submission = { _id: 's1', learner: { _id: 'l1', name: 'নুসরাত' } } as unknown as Submission
  const save = { submission, key: 'k' } as unknown as SentSave
  putSave({ state: 'conflict' })
  render(<BulkResults act={{ id: 1, saves: [save] }} onClose={() => undefined} />, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name: words.decideFor('নুসরাত') }).getAttribute('href')).toBe(
    paths.submission('s1'),
  )
})
