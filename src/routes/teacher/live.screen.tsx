/** A class for its teacher; `?edit=1` opens its form. */

import { useSearchParams } from 'react-router'
import { readClass } from '#src/api/contract/live.ts'
import { useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { LiveClassPanel } from '#src/features/teach/live-class/live-class-panel.tsx'
import { words } from '#src/features/teach/live-class/words.ts'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { BatchLine } from './batch-line.tsx'

/** The class opens and closes with the clock, in milliseconds. */
const EVERY = 60_000

export function Component() {
  const { id } = useRouteParams('id')
  const [query, setQuery] = useSearchParams()
  const read = useRead(readClass(id), { isQuiet: false, every: EVERY })
  const title = read.data?.title ?? words.title
  return (
    <Page title={title} subtitle={read.data && <BatchLine batch={read.data.batch} />} width="wide">
      <Head title={title} isHiddenFromSearch />
      <PhoneBar
        title={title}
        subtitle={read.data?.batch.title}
        backTo={read.data ? paths.teacherStudyPlan(read.data.batch._id) : paths.teacherBatches()}
      />
      <Load from={read} skeleton={<Skeleton shape="block" height={420} />}>
        {(liveClass) => (
          <LiveClassPanel
            liveClass={liveClass}
            isEdited={query.has('edit')}
            onEdit={(isEdited) => setQuery(isEdited ? { edit: '1' } : {})}
          />
        )}
      </Load>
    </Page>
  )
}
