/** Current action of a class: wait, join, or watch its recording. (spec 9 Live window) */

import { IconBroadcast, IconPlayerPlay } from '@tabler/icons-react'
import { live } from '#src/api/contract/live.ts'
import type { LiveJoin } from '#src/api/shapes/live.ts'
import { useApi } from '#src/api/use-api.ts'
import { parseExternalLink } from '#src/lib/external-link.ts'
import type { LiveState } from '#src/lib/live-window.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { useShownTime } from '#src/ui/hooks/use-now.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'
import classes from './class-page.module.css'

interface ActionProps {
  liveClass: LiveJoin
  state: LiveState
  onAgain: () => void
}

/** After the class: its recording, or the time when it will be available. */
function RecordingAction({ liveClass }: { liveClass: LiveJoin }) {
  const { data } = useApi(live.recording, { params: { id: liveClass._id } }, { isQuiet: true })
  const recording = liveClass.recording ?? data?.recording
  if (recording) {
    return (
      <Button
        to={paths.recording(liveClass.batch._id, recording)}
        size="lg"
        leftSection={<IconPlayerPlay size={20} aria-hidden="true" />}
      >
        {words.watch}
      </Button>
    )
  }
  return (
    <div>
      <Text weight={600}>{words.recordingSoon}</Text>
      <Text tone="muted">
        {data?.available_at ? words.recordingAt(data.available_at) : words.recordingSoonText}
      </Text>
    </div>
  )
}

function Join({ liveClass, onAgain }: Pick<ActionProps, 'liveClass' | 'onAgain'>) {
  const link = liveClass.url ? parseExternalLink(liveClass.url) : undefined
  if (!link) {
    return (
      <div>
        <Text tone="muted">{liveClass.reason || words.notOpen}</Text>
        <Button variant="default" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    )
  }
  return (
    <Button
      href={link}
      isNewPlace
      variant="accent"
      size="lg"
      leftSection={<IconBroadcast size={20} aria-hidden="true" />}
    >
      {words.join}
    </Button>
  )
}

/** Re-renders only if its text changes: each minute, and each second in the last one. */
function Countdown({ liveClass, state }: Pick<ActionProps, 'liveClass' | 'state'>) {
  const text = useShownTime((now) => {
    const left = Math.ceil((Date.parse(liveClass.start_at) - now) / 1000)
    return left > 0 ? words.startsIn(left) : undefined
  })
  return (
    text && (
      <Text
        variant="lead"
        weight={600}
        className={classes.countdown}
        data-soon={state === 'soon'}
        role="timer"
      >
        {text}
      </Text>
    )
  )
}

function Opening({ liveClass }: Pick<ActionProps, 'liveClass'>) {
  const text = useShownTime((now) =>
    liveClass.opens_at ? words.joinFrom(liveClass.opens_at, now) : liveClass.reason || undefined,
  )
  return <Text tone="muted">{text}</Text>
}

export function ClassAction({ liveClass, state, onAgain }: ActionProps) {
  if (liveClass.state === 'cancelled') {
    return (
      <div>
        <Text tone="muted">{liveClass.reason || words.cancelledText}</Text>
        <Button variant="default" to={paths.routine()}>
          {words.routine}
        </Button>
      </div>
    )
  }
  if (state === 'ended') return <RecordingAction liveClass={liveClass} />
  return (
    <>
      <Countdown liveClass={liveClass} state={state} />
      {state === 'later' ? (
        <Opening liveClass={liveClass} />
      ) : (
        <Join liveClass={liveClass} onAgain={onAgain} />
      )}
    </>
  )
}
