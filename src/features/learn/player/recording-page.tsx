/** Recording of a batch: resumes at the last position and saves the progress. (ruling R26) */

import { useState } from 'react'
import type { Recording, RecordingProgress } from '#src/api/shapes/recording.ts'
import { formatCourse, formatItem, formatModule } from '#src/lib/subject-words.ts'
import { isAtEnd } from '#src/lib/watch-place.ts'
import { loadPosition } from '#src/stores/player/stored-positions.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { useShownSubject } from '#src/stores/session/shown-subject.ts'
import { RecordingLayout, type RecordingLayoutProps } from './recording-layout.tsx'
import { findLastPosition, findResumePosition } from './resume.ts'
import { useOpenedVideo } from './use-opened-video.ts'
import { useProgress } from './use-progress.ts'

interface RecordingPageProps extends Omit<RecordingLayoutProps, 'saveState' | 'resumedAt' | 'wasFinished'> {
  /**
   * Progress on the server; undefined if it cannot be read, then the position stored on the device is used.
   */
  progress: RecordingProgress | undefined
  /** Position from the address, as in the link of a note. */
  at: number | undefined
}

function findStart(
  recording: Recording,
  progress: RecordingProgress | undefined,
  at: number | undefined,
): number {
  return at ?? findResumePosition(loadPosition(recording._id), progress, recording.duration)
}

export function RecordingPage({ progress, at, ...layout }: RecordingPageProps) {
  const { recording } = layout
  useShownSubject({
    course: recording.batch ? formatCourse(recording.batch) : undefined,
    module: recording.module ? formatModule(recording.module) : undefined,
    item: formatItem({ title: recording.title, at: recording.recorded_at }),
  })
  const isSignedIn = useSession((state) => state.status === 'signed-in')
  const start = findStart(recording, progress, at)
  useOpenedVideo(recording._id, recording.duration, start)
  const watchedBefore = Math.max(progress?.watched ?? 0, loadPosition(recording._id)?.watched ?? 0)
  const saveState = useProgress({
    id: recording._id,
    type: recording.recording_type,
    duration: recording.duration,
    watchedBefore,
    isSignedIn,
  })
  const [wasFinished] = useState(
    () =>
      at === undefined &&
      isAtEnd(findLastPosition(loadPosition(recording._id), progress), recording.duration),
  )
  return (
    <RecordingLayout
      {...layout}
      saveState={saveState}
      resumedAt={at === undefined ? start : 0}
      wasFinished={wasFinished}
    />
  )
}
