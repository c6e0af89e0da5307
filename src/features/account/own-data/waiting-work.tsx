/** Lists the unsent work on this device, with the button that sends it. (ruling R82) */

import { IconClock } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { subscribeToQueues } from '#src/api/outbox/queue.ts'
import { Button } from '#src/ui/button.tsx'
import { useIsOnline } from '#src/ui/hooks/use-is-online.ts'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { words } from './device-words.ts'
import { listQueued, type Queued } from './unsent.ts'

export interface WaitingWorkProps {
  /** Sends all that waits. */
  onSend: () => Promise<unknown>
  /** Answers of exams that only this device has. */
  countAnswers: () => Promise<number>
}

function useQueued(): readonly Queued[] {
  const text = useSyncExternalStore(
    subscribeToQueues,
    () => JSON.stringify(listQueued()),
    () => '[]',
  )
  return JSON.parse(text) as Queued[]
}

function explainQueued({ refusal, isUnsure }: Queued): string {
  if (refusal !== undefined) return words.refused(refusal)
  return isUnsure ? words.unsure : words.goesByItself
}

export function WaitingWork({ onSend, countAnswers }: WaitingWorkProps) {
  const queued = useQueued()
  const isOnline = useIsOnline()
  const [answers, setAnswers] = useState(0)
  const { isPending, runAction } = usePendingAction<unknown>(
    () => undefined,
    () => undefined,
  )
  useEffect(() => {
    void countAnswers().then(setAnswers, () => undefined)
  }, [countAnswers, isPending])
  const count = queued.length + (answers > 0 ? 1 : 0)
  return (
    <section>
      <StitchHeading isSmall note={count > 0 && !isOnline && words.later}>
        {words.waiting(count)}
      </StitchHeading>
      {count === 0 ? (
        <Text tone="muted">{words.nothing}</Text>
      ) : (
        <Stack gap={12}>
          <RowList>
            {queued.map((item) => (
              <WorkRow
                key={item.id}
                mark={
                  <IconTile tone={item.refusal === undefined ? 'due' : 'urgent'} size={36}>
                    <IconClock size={20} stroke={1.75} />
                  </IconTile>
                }
                title={item.kind}
                text={[item.text, explainQueued(item)].filter(Boolean).join(' · ')}
              />
            ))}
            {answers > 0 && (
              <WorkRow
                mark={
                  <IconTile tone="due" size={36}>
                    <IconClock size={20} stroke={1.75} />
                  </IconTile>
                }
                title={words.answers(answers)}
                text={words.goesByItself}
              />
            )}
          </RowList>
          <div>
            <Button
              variant="default"
              disabled={!isOnline}
              isPending={isPending}
              pendingText={words.sending}
              onClick={() => void runAction(onSend)}
            >
              {isOnline ? words.sendNow : words.later}
            </Button>
          </div>
        </Stack>
      )}
    </section>
  )
}
