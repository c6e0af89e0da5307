/** How a batch does, for anybody: numbers without names. (ruling R38) */

import type { PublicPerformance as Performance } from '#src/api/shapes/batch-learner.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import { Stats } from '#src/ui/text/stats.tsx'
import { words } from './words.ts'

export function PublicPerformance({ performance }: { performance: Performance }) {
  const { learner_count, average_mark, hand_in_percent, attendance_percent } = performance
  return (
    <Stack gap={16}>
      <Stats
        label={words.numbers}
        stats={[
          { label: words.learners, value: words.count(learner_count) },
          {
            label: words.average,
            value:
              average_mark === null || average_mark === undefined
                ? words.noMark
                : words.percent(average_mark),
          },
          { label: words.handIns, value: words.percent(hand_in_percent) },
          { label: words.attendance, value: words.percent(attendance_percent) },
        ]}
      />
      <p>{words.noNames}</p>
      <div>
        <Button variant="default" to={paths.courses()}>
          {words.courses}
        </Button>
      </div>
    </Stack>
  )
}
