/** A free course with its player. */

import { readFreeCourse } from '#src/api/contract/course.ts'
import { useRead } from '#src/api/use-api.ts'
import { FreePlayer } from '#src/features/learn/player/free-player.tsx'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { FreeCourse } from '#src/features/shop/free-course/free-course.tsx'
import { words } from '#src/features/site/catalogue/words.ts'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { VideoColumnsSkeleton } from '#src/ui/video-columns.tsx'
import { useRouteParams } from '../use-route-params.ts'

export function Component() {
  const { id } = useRouteParams('id')
  const read = useRead(readFreeCourse(id))
  const { title = words.freeCourses, promise, cover } = read.data ?? {}
  const shown = (
    <Load from={read} skeleton={<VideoColumnsSkeleton />}>
      {(found) => (
        <FreeCourse course={found} renderPlayer={(lessonId) => <FreePlayer lessonId={lessonId} />} />
      )}
    </Load>
  )
  return (
    <>
      <Head title={title} description={promise} image={cover} />
      <PhoneBar title={title} backTo={paths.freeCourses()} />
      {read.data === undefined ? <Page title={title}>{shown}</Page> : shown}
    </>
  )
}
