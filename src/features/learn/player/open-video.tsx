/**
 * A video for everybody: resumes where it was left; a learner's progress is saved on the server. (ruling R62)
 */

import { useState } from 'react'
import { recording } from '#src/api/contract/recording.ts'
import type { RecordingProgress, RecordingType } from '#src/api/shapes/recording.ts'
import { useApi } from '#src/api/use-api.ts'
import { loadPosition } from '#src/stores/player/stored-positions.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Stack } from '#src/ui/layout/layout.tsx'
import { ChapterList } from './chapter-list.tsx'
import { splitChapters } from './chapters.ts'
import type { Playable } from './playable.ts'
import { Player } from './player.tsx'
import { findResumePosition } from './resume.ts'
import { useOpenedVideo } from './use-opened-video.ts'
import { useProgress } from './use-progress.ts'
import classes from './recording-layout.module.css'

export interface OpenVideoProps {
  video: Playable
  type: RecordingType
  /** It follows another video automatically, and plays at once. */
  goesOn?: boolean
  onExpired: () => void
}

interface OpenedProps extends OpenVideoProps {
  progress: RecordingProgress | undefined
  isFollowed: boolean
}

function Opened({ video, type, goesOn, progress, isFollowed, onExpired }: OpenedProps) {
  const [isSettingsOpen, setIsSettingsOpen] = useState(false)
  const { _id: id, duration } = video
  useOpenedVideo(id, duration, findResumePosition(loadPosition(id), progress, duration), goesOn)
  const { watched: watchedBefore = 0, updated_at: savedAt } = progress ?? {}
  useProgress({ id, type, duration, watchedBefore, savedAt, isSignedIn: isFollowed })
  const parts = splitChapters(video.chapters, duration)
  return (
    <Stack gap={16}>
      <Player
        video={video}
        isSettingsOpen={isSettingsOpen}
        onSettings={setIsSettingsOpen}
        onExpired={onExpired}
      />
      {parts.length > 1 && <ChapterList parts={parts} />}
    </Stack>
  )
}

export function PictureWaiting() {
  return <div className={classes.picture} />
}

export function OpenVideo(props: OpenVideoProps) {
  const { _id: id } = props.video
  const isFollowed = useSession(({ role }) => role === 'learner' || role === 'talent')
  const progress = useApi(recording.progress, isFollowed ? { params: { id } } : null, { isQuiet: true })
  if (isFollowed && progress.isLoading) return <PictureWaiting />
  return <Opened key={id} {...props} progress={progress.data} isFollowed={isFollowed} />
}
