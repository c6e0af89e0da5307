/** Opens the room of a class for the one who leads it, in a new place. (spec 7 user/login-to-video-service-teacher) */
import { IconVideo } from '@tabler/icons-react'
import { call } from '#src/api/call.ts'
import { auth } from '#src/api/contract/auth.ts'
import type { LiveJoin } from '#src/api/shapes/live.ts'
import { parseExternalLink } from '#src/lib/external-link.ts'
import { Button } from '#src/ui/button.tsx'
import { useAttempt } from '#src/ui/states/use-attempt.ts'
import classes from './live-desk.module.css'
import { words } from './words.ts'

/** A window may be opened on the press alone: it waits empty for its address. */
async function openRoom(liveId: string): Promise<void> {
  const place = window.open('about:blank', '_blank')
  try {
    const { url } = await call(auth.loginToVideoService, { body: { live: liveId } })
    const address = parseExternalLink(url)
    if (place === null || address === undefined) throw new Error('No room')
    place.opener = null
    place.location.replace(address)
  } catch (error) {
    place?.close()
    throw error
  }
}

export function StartClass({ of }: { of: LiveJoin }) {
  const { isPending, attempt } = useAttempt<void>(
    () => undefined,
    () => undefined, // The toast has said why; the button can be pressed again.
  )
  return (
    <div className={classes.start}>
      <Button
        variant="accent"
        disabled={!of.can_join}
        aria-describedby="start-reason"
        isPending={isPending}
        pendingText={words.starting}
        leftSection={<IconVideo size={20} aria-hidden="true" />}
        onClick={() => void attempt(() => openRoom(of._id))}
      >
        {words.start}
      </Button>
      <span id="start-reason" className={classes.note}>
        {of.can_join ? words.joined(of.joined_count) : of.reason}
      </span>
    </div>
  )
}
