/** The learners of a batch as a table for spreadsheets. Digits are Latin, for calculations. */

import type { BatchLearner } from '#src/api/shapes/batch-learner.ts'
import { buildCsv } from '#src/lib/csv-cells.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { words } from './words.ts'

const { csv } = words

const count = ({ classes }: BatchLearner, state: BatchLearner['classes'][number]) =>
  classes.filter((each) => each === state).length

export function buildLearnersCsv(
  learners: readonly BatchLearner[],
  unseen: readonly BatchLearner[] | undefined,
): string {
  const rows = learners.map((learner) => [
    learner.person.name,
    learner.rank,
    learner.points,
    learner.handed_in,
    learner.task_count,
    learner.average ?? '',
    count(learner, 'present'),
    count(learner, 'recording'),
    learner.classes.length,
    getDhakaDay(learner.joined_at),
    learner.is_frozen ? csv.yes : '',
    unseen === undefined ? '' : unseen.includes(learner) ? csv.yes : '',
  ])
  return buildCsv([csv.head, ...rows])
}
