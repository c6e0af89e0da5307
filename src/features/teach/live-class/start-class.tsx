/** Button that opens the video room of a class for its teacher in a new tab. (spec 7 user/login-to-video-service-teacher) */
import { IconVideo } from '@tabler/icons-react'
import { call } from '#src/api/call.ts'
import { auth } from '#src/api/contract/auth.ts'
import type { LiveJoin } from '#src/api/shapes/live.ts'
import { parseExternalLink } from '#src/lib/external-link.ts'
import { Button } from '#src/ui/button.tsx'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import classes from './live-class.module.css'
import { words } from './words.ts'

/** Opens an empty tab first, since browsers allow a new tab only during the press, not after the call. */
async function openRoom(liveId: string): Promise<void> {
  const tab = window.open('about:blank', '_blank')
  try {
    const { url } = await call(auth.loginToVideoService, { body: { live: liveId } })
    const address = parseExternalLink(url)
    if (tab === null || address === undefined) throw new Error('No room')
    tab.opener = null
    tab.location.replace(address)
  } catch (error) {
    tab?.close()
    throw error
  }
}

export function StartClass({ of }: { of: LiveJoin }) {
  const { isPending, runAction } = usePendingAction<void>(
    () => undefined,
    () => undefined, // The client has shown the error as a toast.
  )
  return (
    <Row wrap gap={8} gapX={16}>
      <Button
        variant="accent"
        disabled={!of.can_join}
        aria-describedby="start-reason"
        isPending={isPending}
        pendingText={words.starting}
        leftSection={<IconVideo size={20} aria-hidden="true" />}
        onClick={() => void runAction(() => openRoom(of._id))}
      >
        {words.start}
      </Button>
      <span id="start-reason" className={classes.note}>
        {of.can_join ? words.joined(of.joined_count) : of.reason}
      </span>
    </Row>
  )
}
