/** A free course with its player. */
import { course } from '#src/api/contract/course.ts'
import { useApi } from '#src/api/use-api.ts'
import { FreeCourse } from '#src/features/free-course/free-course.tsx'
import { Head } from '#src/features/head/head.tsx'
import { FreePlayer } from '#src/features/player/free-player.tsx'
import { Load } from '#src/ui/load.tsx'
import { SkeletonList, SkeletonRow } from '#src/ui/skeleton.tsx'
import { useRouteParams } from '../use-route-params.ts'

export function Component() {
  const { id } = useRouteParams('id')
  const read = useApi(course.free, { params: { id } })
  return (
    <Load
      from={read}
      skeleton={
        <SkeletonList count={4}>
          <SkeletonRow />
        </SkeletonList>
      }
    >
      {(found) => (
        <>
          <Head title={found.title} description={found.promise} image={found.cover} />
          <FreeCourse course={found} renderPlayer={(lessonId) => <FreePlayer lessonId={lessonId} />} />
        </>
      )}
    </Load>
  )
}
