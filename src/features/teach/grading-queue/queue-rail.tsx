/** The queue as a narrow list beside the work, with the current submission marked. */

import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Box, Column, Surface } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { GonePapers } from '../shared/gone-papers.tsx'
import { buildPaperAddress, type QueueFilter } from './filters.ts'
import { refreshQueue } from './queue-reading.ts'
import { QueueRows } from './queue-rows.tsx'
import { useQueueStore } from './queue-store.ts'
import { TraitChips } from './trait-chips.tsx'
import { words } from './words.ts'
import classes from './queue.module.css'

interface QueueRailProps {
  filter: QueueFilter
  submissionId: string
  /** Index of the current submission. */
  current: number | undefined
  /** Below the filters. */
  tools?: ReactNode
}

export function QueueRail({ filter, submissionId, current, tools }: QueueRailProps) {
  const total = useQueueStore((state) => state.total)
  const error = useQueueStore((state) => state.error)
  const gone = useQueueStore((state) => state.gone)
  const navigate = useNavigate()
  const show = (change: Partial<QueueFilter>) =>
    void navigate(buildPaperAddress(submissionId, { ...filter, only: [], ...change, page: 1 }), {
      replace: true,
    })
  return (
    <Column gap={8} grow className={classes.rail}>
      <div className={classes.railHead}>
        <Segmented
          label={words.filters.checked}
          options={[
            { value: 'no', label: words.filters.no },
            { value: 'yes', label: words.filters.yes },
            { value: 'all', label: words.filters.all },
          ]}
          value={filter.checked}
          onChange={(checked) => show({ checked })}
        />
        <TraitChips filter={filter} onFilter={show}>
          {tools}
        </TraitChips>
      </div>
      {total === undefined && error && (
        <Box pad={12}>
          <Failed shape="row" error={error} onRetry={() => refreshQueue(filter)} />
        </Box>
      )}
      {total === undefined && !error && (
        <Surface tone="muted" pad={16} text="center" aria-busy="true">
          <SkeletonText lines={8} />
        </Surface>
      )}
      <GonePapers count={gone} />
      {total === 0 && (
        <Surface as="p" tone="muted" pad={16} text="center">
          {filter.trait === '' ? words.none : words.traits.none[filter.trait][0]}
        </Surface>
      )}
      {total !== undefined && total > 0 && (
        <QueueRows
          key={`${filter.checked} ${filter.trait} ${filter.only.length}`}
          filter={filter}
          total={total}
          current={current}
          shape="rail"
        />
      )}
    </Column>
  )
}
