/** Queue of learners who need help in this class, polled while the page is open. */

import { useState } from 'react'
import { live } from '#src/api/contract/live.ts'
import type { LiveSupport, SupportTurn } from '#src/api/shapes/live.ts'
import { useApi } from '#src/api/use-api.ts'
import { RowList } from '#src/ui/row-list.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { TurnRow } from './turn-row.tsx'
import { words } from './words.ts'

/** Polling interval in milliseconds. */
const POLL_MS = 10_000

/**
 * Keeps rows in the order in which they were first seen, so that none moves under a pointer; new ones are
 * added below.
 */
function useFirstOrder(line: readonly SupportTurn[]): SupportTurn[] {
  const [order, setOrder] = useState<readonly string[]>([])
  const fresh = line.map(({ person }) => person._id).filter((id) => !order.includes(id))
  if (fresh.length > 0) setOrder([...order, ...fresh])
  return order.flatMap((id) => line.find(({ person }) => person._id === id) ?? [])
}

function Turns({ support }: { support: LiveSupport }) {
  const turns = useFirstOrder(support.line)
  return (
    <RowList>
      {turns.map((turn) => (
        <TurnRow key={turn.person._id} turn={turn} support={support} />
      ))}
    </RowList>
  )
}

export function SupportLine({ liveId }: { liveId: string }) {
  const read = useApi(live.support, { params: { id: liveId } }, { every: POLL_MS })
  const waiting = read.data?.line.filter(({ status }) => status === 'waiting').length ?? 0
  return (
    <section aria-labelledby="support-line">
      <StitchHeading isSmall note={read.data && <span role="status">{words.waiting(waiting)}</span>}>
        <span id="support-line">{words.line}</span>
      </StitchHeading>
      <Load
        from={read}
        skeleton={
          <SkeletonList count={3}>
            <SkeletonRow />
          </SkeletonList>
        }
        isEmpty={({ line }) => line.length === 0}
        empty={<Empty art="done" title={words.nobody} text={words.nobodyText} />}
      >
        {(support) => <Turns support={support} />}
      </Load>
    </section>
  )
}
