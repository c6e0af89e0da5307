/** Player for a free lesson; the progress of signed-in learners is saved. (spec 7 recording/free) */
import { useState } from 'react'
import { recording } from '#src/api/contract/recording.ts'
import type { Recording, RecordingProgress } from '#src/api/shapes/recording.ts'
import { useApi } from '#src/api/use-api.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Load } from '#src/ui/states/load.tsx'
import { ChapterList } from './chapter-list.tsx'
import { splitChapters } from './chapters.ts'
import { loadPosition } from './stored-positions.ts'
import { Player } from './player.tsx'
import { findResumePosition } from './resume.ts'
import { Stack } from '#src/ui/layout/layout.tsx'
import classes from './recording-layout.module.css'
import { useOpenedVideo } from './use-opened-video.ts'
import { useProgress } from './use-progress.ts'

interface OpenLessonProps {
  of: Recording
  progress: RecordingProgress | undefined
  isFollowed: boolean
  onExpired: () => void
}

function OpenLesson({ of, progress, isFollowed, onExpired }: OpenLessonProps) {
  const [isSettingsOpen, setIsSettingsOpen] = useState(false)
  useOpenedVideo(of._id, of.duration, findResumePosition(loadPosition(of._id), progress, of.duration))
  useProgress({ id: of._id, type: of.recording_type, duration: of.duration, watchedBefore: progress?.watched ?? 0, isSignedIn: isFollowed })
  const parts = splitChapters(of.chapters, of.duration)
  return (
    <Stack gap={16}>
      <Player of={of} isSettingsOpen={isSettingsOpen} onSettings={setIsSettingsOpen} onExpired={onExpired} />
      {parts.length > 1 && <ChapterList parts={parts} />}
    </Stack>
  )
}

function Waiting() {
  return <div className={classes.picture} />
}

export function FreePlayer({ lessonId }: { lessonId: string }) {
  const isFollowed = useSession(({ role }) => role === 'learner' || role === 'talent')
  const read = useApi(recording.free, { params: { id: lessonId } })
  const progress = useApi(recording.progress, isFollowed ? { params: { id: lessonId } } : null, { isQuiet: true })
  return (
    <Load from={read} skeleton={<Waiting />}>
      {(of) =>
        isFollowed && progress.isLoading ? (
          <Waiting />
        ) : (
          <OpenLesson key={of._id} of={of} progress={progress.data} isFollowed={isFollowed} onExpired={read.retry} />
        )
      }
    </Load>
  )
}
