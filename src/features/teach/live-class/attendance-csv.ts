/** The attendance of one class as a table for spreadsheets. */

import type { BatchLearner } from '#src/api/shapes/batch-learner.ts'
import { buildCsv } from '#src/lib/csv-cells.ts'
import { words } from './words.ts'

const { table } = words.attendance

/** Who was in the class, who watched its recording later, and who did neither. The calls tell no minutes. */
export function buildAttendanceCsv(learners: readonly BatchLearner[], place: number): string {
  const rows = learners.map(({ person, classes }) => [
    person.name,
    classes[place] === 'present' ? table.yes : table.no,
    classes[place] === 'recording' ? table.yes : table.no,
  ])
  return buildCsv([[table.name, table.present, table.later], ...rows])
}
