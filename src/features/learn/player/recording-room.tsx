/** A recording of a batch, opened where the learner stopped, and followed. (ruling R26) */
import type { Recording, RecordingProgress } from '#src/api/shapes/recording.ts'
import { formatCourse, formatItem, formatModule } from '#src/lib/place-words.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { useShownPlace } from '#src/stores/session/shown-place.ts'
import { loadPosition } from './stored-positions.ts'
import { findResumePosition } from './resume.ts'
import { Room, type RoomProps } from './room.tsx'
import { useOpenedVideo } from './use-opened-video.ts'
import { useProgress } from './use-progress.ts'

interface RecordingRoomProps extends Omit<RoomProps, 'saveState' | 'resumedAt'> {
  /** What the server knows; undefined while it cannot be read: then the device's own knowledge serves. */
  progress: RecordingProgress | undefined
  /** Second asked for by the address: a note's. */
  at: number | undefined
}

function startOf(of: Recording, progress: RecordingProgress | undefined, at: number | undefined): number {
  return at ?? findResumePosition(loadPosition(of._id), progress, of.duration)
}

export function RecordingRoom({ progress, at, ...room }: RecordingRoomProps) {
  const { of } = room
  useShownPlace({
    course: of.batch ? formatCourse(of.batch) : undefined,
    module: of.module ? formatModule(of.module) : undefined,
    item: formatItem({ title: of.title, at: of.recorded_at }),
  })
  const isSignedIn = useSession((state) => state.status === 'signed-in')
  const start = startOf(of, progress, at)
  useOpenedVideo(of._id, of.duration, start)
  const watchedBefore = Math.max(progress?.watched ?? 0, loadPosition(of._id)?.watched ?? 0)
  const saveState = useProgress({ id: of._id, type: of.recording_type, duration: of.duration, watchedBefore, isSignedIn })
  return <Room {...room} saveState={saveState} resumedAt={at === undefined ? start : 0} />
}
