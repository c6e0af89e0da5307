/** Player for a free lesson. (spec 7 recording/free) */

import { recording } from '#src/api/contract/recording.ts'
import { useApi } from '#src/api/use-api.ts'
import { Load } from '#src/ui/states/load.tsx'
import { OpenVideo, PictureWaiting } from './open-video.tsx'

export function FreePlayer({ lessonId }: { lessonId: string }) {
  const read = useApi(recording.free, { params: { id: lessonId } })
  return (
    <Load from={read} skeleton={<PictureWaiting />}>
      {(video) => <OpenVideo video={video} type={video.recording_type} onExpired={read.retry} />}
    </Load>
  )
}
