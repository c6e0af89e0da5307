import { expect, test } from 'vitest'
import type { BatchLearner } from '#src/api/shapes/batch-learner.ts'
import { buildAttendanceCsv } from './attendance-csv.ts'

test('the attendance of one class, by learner; a name never runs as a formula', () => {
  const learners = [
    { person: { name: 'নুসরাত জাহান' }, classes: ['missed', 'present'] },
    { person: { name: '+রাকিব' }, classes: ['present', 'recording'] },
    { person: { name: 'ক, খ' }, classes: ['present', 'missed'] },
  ] as unknown as BatchLearner[]
  expect(buildAttendanceCsv(learners, 1)).toBe(
    ['\uFEFFনাম,ক্লাসে ছিলেন,পরে রেকর্ডিং দেখেছেন', 'নুসরাত জাহান,হ্যাঁ,না', "'+রাকিব,না,হ্যাঁ", '"ক, খ",না,না', ''].join(
      '\r\n',
    ),
  )
})
