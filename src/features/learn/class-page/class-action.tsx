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
  of: LiveJoin
  state: LiveState
  onAgain: () => void
}

/** After the class: its recording, or the time when it will be available. */
function RecordingAction({ of }: { of: LiveJoin }) {
  const { data } = useApi(live.recording, { params: { id: of._id } }, { isQuiet: true })
  const recording = of.recording ?? data?.recording
  if (recording) {
    return (
      <Button
        to={paths.recording(of.batch._id, recording)}
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

function Join({ of, onAgain }: Pick<ActionProps, 'of' | 'onAgain'>) {
  const link = of.url ? parseExternalLink(of.url) : undefined
  if (!link) {
    return (
      <div>
        <Text tone="muted">{of.reason || words.notOpen}</Text>
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

/** Redrawn only when its words change: by the minute, and each second of the last one. */
function Countdown({ of, state }: Pick<ActionProps, 'of' | 'state'>) {
  const text = useShownTime((now) => {
    const left = Math.ceil((Date.parse(of.start_at) - now) / 1000)
    return left > 0 ? words.startsIn(left) : undefined
  })
  return (
    text && (
      <Text size={18} weight={600} className={classes.countdown} data-soon={state === 'soon'} role="timer">
        {text}
      </Text>
    )
  )
}

function Opening({ of }: Pick<ActionProps, 'of'>) {
  const text = useShownTime((now) =>
    of.opens_at ? words.joinFrom(of.opens_at, now) : of.reason || undefined,
  )
  return <Text tone="muted">{text}</Text>
}

export function ClassAction({ of, state, onAgain }: ActionProps) {
  if (of.state === 'cancelled') {
    return (
      <div>
        <Text tone="muted">{of.reason || words.cancelledText}</Text>
        <Button variant="default" to={paths.routine()}>
          {words.routine}
        </Button>
      </div>
    )
  }
  if (state === 'ended') return <RecordingAction of={of} />
  return (
    <>
      <Countdown of={of} state={state} />
      {state === 'later' ? <Opening of={of} /> : <Join of={of} onAgain={onAgain} />}
    </>
  )
}
