/** Button that opens the video room of a class for its teacher in a new tab. */

import { IconVideo } from '@tabler/icons-react'
import { live } from '#src/api/contract/live.ts'
import type { LiveJoin } from '#src/api/shapes/live.ts'
import { refetch } from '#src/api/use-api.ts'
import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { openClassRoom } from '../shared/open-class-room.ts'
import { words } from './words.ts'
import classes from './live-class.module.css'

export function StartClass({ liveClass }: { liveClass: LiveJoin }) {
  const starting = useInlineAction(async () => {
    await openClassRoom(liveClass._id)
    // It is running from here on, without waiting for the next poll.
    void refetch(live.join, { params: { id: liveClass._id } })
  })
  return (
    <InlineAction action={starting}>
      <Row wrap gap={8} gapX={16}>
        <Button
          variant="accent"
          disabled={!liveClass.can_join}
          aria-describedby="start-reason"
          isPending={starting.isPending}
          pendingText={words.starting}
          leftSection={<IconVideo size={20} aria-hidden="true" />}
          onClick={() => void starting.act()}
        >
          {words.start}
        </Button>
        <span id="start-reason" className={classes.note}>
          {liveClass.can_join ? words.joined(liveClass.joined_count) : liveClass.reason}
        </span>
      </Row>
    </InlineAction>
  )
}
