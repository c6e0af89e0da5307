/** A batch's performance, open to everybody who has the address. (ruling R38) */

import { readPublicPerformance } from '#src/api/contract/batch.ts'
import { useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PublicPerformance } from '#src/features/site/batch-public/public-performance.tsx'
import { words } from '#src/features/site/batch-public/words.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { useRouteParams } from '../use-route-params.ts'

export function Component() {
  const { id } = useRouteParams('id')
  const read = useRead(readPublicPerformance(id))
  const batch = read.data?.batch
  return (
    <Page
      title={words.title}
      subtitle={batch && words.batchOfCourse(batch.title, batch.course_title)}
      width="wide"
    >
      <Head title={words.title} description={batch && words.described(batch.course_title, batch.title)} />
      <Load from={read} skeleton={<Skeleton shape="block" height={160} />}>
        {(numbers) => <PublicPerformance performance={numbers} />}
      </Load>
    </Page>
  )
}
