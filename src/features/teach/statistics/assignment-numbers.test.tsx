import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { TeacherAssignment } from '#src/api/shapes/assignment.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { AssignmentNumbers } from './assignment-numbers.tsx'
import type { ClassPapersRead } from './use-class-papers.ts'

const card = (id: string, name: string, is_late: boolean, hour: string) =>
  ({
    _id: `paper-${id}`,
    learner: { _id: id, name, picture: '' },
    batch: { _id: 'b', title: '', course_title: '' },
    assignment: 'a',
    is_late,
    submitted_at: `2026-11-20T${hour}:00:00Z`,
    mark: 8,
    marks: 10,
  }) as unknown as SubmissionCard

test('late learners are listed by time; the row opens the work and the face the learner', () => {
  const cards = [card('two', 'খ', true, '12'), card('three', 'গ', false, '08'), card('one', 'ক', true, '10')]
  const assignment = { _id: 'a', learner_count: 9, marks: 10 } as unknown as TeacherAssignment
  const read = {
    cards,
    state: 'done',
    papers: [],
    gone: 0,
    stop: () => undefined,
    goOn: () => undefined,
  } as unknown as ClassPapersRead
  render(<AssignmentNumbers assignment={assignment} read={read} />, { wrapper: MemoryRouter })
  const late = within(screen.getByRole('region', { name: 'দেরিতে জমা ২ জনের' }))
  const links = late
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['ক: শিক্ষার্থীর পেজ', '/teacher/batches/b/learners/one'],
    ['ক', '/teacher/submissions/paper-one?assignment=a&checked=all'],
    ['খ: শিক্ষার্থীর পেজ', '/teacher/batches/b/learners/two'],
    ['খ', '/teacher/submissions/paper-two?assignment=a&checked=all'],
  ])
})
