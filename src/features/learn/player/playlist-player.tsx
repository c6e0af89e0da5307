/** Plays the videos of a playlist one after the other; automatic playing can be switched off. (ruling R62) */

import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { PlaylistItem } from '#src/api/shapes/playlist.ts'
import { usePlayback } from '#src/stores/player/playback-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Toggle } from '#src/ui/fields/toggle.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { Box, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { OpenVideo } from './open-video.tsx'
import { playerSettingChosen, usePlayerSettings } from './player-settings-store.ts'
import { playlistWords } from './playlist-words.ts'
import { useSleepTimer } from './sleep-timer-store.ts'
import { words } from './words.ts'
import classes from './recording-layout.module.css'

/** Seconds during which the next video can be cancelled. */
const PAUSE = 5

/** Counts down to 0 and then calls back once. */
function useCountdown(onEnd: () => void): number {
  const [left, setLeft] = useState(PAUSE)
  useEffect(() => {
    if (left === 0) onEnd()
    const timer = setTimeout(() => setLeft(Math.max(0, left - 1)), 1000)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- the caller's function is new at each render; only the seconds count
  }, [left])
  return left
}

interface NextProps {
  title: string
  onNext: () => void
  onStop?: () => void
}

function NextCard({ title, line, onNext, onStop }: NextProps & { line: string }) {
  return (
    <Row as="aside" wrap gap={12} gapX={16} className={classes.upNext} aria-label={words.upNext}>
      <div className={classes.upNextText}>
        <Text tone="muted" variant="small">
          {line}
        </Text>
        <Text weight={600}>{title}</Text>
      </div>
      <Row wrap gap={8}>
        <Button
          variant="light"
          onClick={onNext}
          leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
        >
          {playlistWords.playNow}
        </Button>
        {onStop && (
          <Button
            variant="default"
            onClick={onStop}
            leftSection={<IconPlayerStop size={18} aria-hidden="true" />}
          >
            {playlistWords.stopHere}
          </Button>
        )}
      </Row>
    </Row>
  )
}

function NextComes(props: NextProps) {
  const left = useCountdown(props.onNext)
  const { title } = props
  useEffect(() => announce(playlistWords.nextIn(PAUSE, title)), [title])
  return <NextCard {...props} line={playlistWords.nextInShort(left)} />
}

/** True once this video has ended; one that had ended before it was opened does not count. */
function useHasEnded(): boolean {
  const [hasEnded, setHasEnded] = useState(false)
  useEffect(
    () =>
      usePlayback.subscribe(({ isEnded }, before) => {
        if (isEnded !== before.isEnded) setHasEnded(isEnded)
      }),
    [],
  )
  return hasEnded
}

/** Below the picture once the video has ended. */
function AfterVideo({ next, onNext }: { next: PlaylistItem | undefined; onNext: () => void }) {
  const hasEnded = useHasEnded()
  const doesPlayOn = usePlayerSettings((state) => state.doesPlayOn)
  const [isStopped, setIsStopped] = useState(false)
  const sleepsAtEnd = useSleepTimer(({ choice }) => choice === 'class')
  if (!hasEnded) return null
  if (next === undefined) return <p role="status">{playlistWords.listOver}</p>
  const shared = { title: next.title, onNext }
  if (!doesPlayOn || isStopped || sleepsAtEnd) return <NextCard {...shared} line={words.upNext} />
  return <NextComes {...shared} onStop={() => setIsStopped(true)} />
}

interface PlaylistPlayerProps {
  item: PlaylistItem
  next: PlaylistItem | undefined
  /** Opens the next item's address. */
  onNext: () => void
  /** Reads the playlist again, since its addresses expire. (ruling R46) */
  onExpired: () => void
}

export function PlaylistPlayer({ item, next, onNext, onExpired }: PlaylistPlayerProps) {
  const doesPlayOn = usePlayerSettings((state) => state.doesPlayOn)
  const [ahead, setAhead] = useState<string>()
  const goOn = () => {
    setAhead(next?._id)
    onNext()
  }
  return (
    <Stack gap={12}>
      <OpenVideo
        video={{ ...item, chapters: [] }}
        type="free"
        goesOn={ahead === item._id}
        onExpired={onExpired}
      />
      <AfterVideo key={item._id} next={next} onNext={goOn} />
      <Box>
        <Toggle
          label={playlistWords.playOn}
          checked={doesPlayOn}
          onChange={({ target }) => playerSettingChosen({ doesPlayOn: target.checked })}
        />
      </Box>
    </Stack>
  )
}
