/**
 * With every feature off no text of the product mentions one. The journey `second-brand` checks its pages.
 * (ruling R77)
 */

import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { listAlerts } from '#src/api/contract/notification.ts'
import { CurriculumModule } from '#src/api/shapes/course.ts'
import { StudyDay } from '#src/api/shapes/study-plan.ts'
import { registrationWords } from '#src/features/account/auth/words.ts'
import { KINDS } from '#src/features/account/notifications/shown-notifications.ts'
import { listParts } from '#src/features/account/own-data/own-reads.ts'
import { words as ownData } from '#src/features/account/own-data/words.ts'
import { findHelp } from '#src/features/help/support/find-help.ts'
import { SHOWN } from '#src/features/teach/batch-learners/learner-filter.ts'
import { words as builder } from '#src/features/teach/exam-builder/words.ts'

vi.mock('#src/lib/features.ts', async (load) => {
  const { featureNames } = await load<{ featureNames: readonly string[] }>()
  return { featureNames, offers: Object.fromEntries(featureNames.map((name) => [name, false])) }
})

test('no news about jobs is offered or requested', () => {
  expect(listAlerts()).toEqual(['live', 'assignment', 'exam', 'notice', 'payment'])
  expect(KINDS).toEqual(listAlerts())
})

test('no day of a plan and no curriculum has a resource', () => {
  const link = { _id: 'link', kind: 'resource', title: 'চিট শিট', state: 'open' }
  const task = { ...link, _id: 'task', kind: 'assignment' }
  const day = v.parse(StudyDay, { _id: 'day', title: 'দিন', day_no: 1, items: [link, task] })
  expect(day.items.map(({ _id }) => _id)).toEqual(['task'])
  const chapter = v.parse(CurriculumModule, { _id: 'chapter', no: 1, title: 'শুরু', items: [link, task] })
  expect(chapter.items.map(({ _id }) => _id)).toEqual(['task'])
})

test('a person’s own data has no part of what is off', () => {
  expect(listParts('learner')).toEqual([
    'profile',
    'devices',
    'alerts',
    'watched',
    'submissions',
    'transactions',
    'updates',
  ])
})

test('no text promises a missing feature', () => {
  const texts = [
    ownData.text,
    ownData.removeNote,
    ownData.removeText,
    registrationWords.lead,
    builder.outline.none,
  ]
  expect(texts.join(' ')).not.toMatch(/সার্টিফিকেট|আবেদন|AI/)
  expect(SHOWN).not.toContain('talent')
  const [first] = findHelp('প্রো ব্যাচে কী কী থাকে?').answers
  expect(first?.answer).toBe('সাধারণ ব্যাচের সব কিছুর সঙ্গে আলাদা সাপোর্ট ক্লাস।')
})
