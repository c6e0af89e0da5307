/** Unchecked attempts at levels; optionally checked ones too. */

import { useNavigate, useSearchParams } from 'react-router'
import { readTaughtAttempts } from '#src/api/contract/level-submission.ts'
import { useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { SaveQueue } from '#src/features/teach/grading/saving/save-queue.tsx'
import { LevelFilterBar } from '#src/features/teach/level-audits/level-filter-bar.tsx'
import {
  buildAddress,
  buildRequest,
  type LevelFilter,
  PER_PAGE,
  parseFilter,
} from '#src/features/teach/level-audits/level-filter.ts'
import { LevelRows } from '#src/features/teach/level-audits/level-rows.tsx'
import { words } from '#src/features/teach/level-audits/words.ts'
import { countPages } from '#src/lib/page-count.ts'
import { paths } from '#src/lib/paths.ts'
import { Card } from '#src/ui/card.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Pager, formatRange } from '#src/ui/pager.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'

export function Component() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const asked = parseFilter(query)
  const read = useRead(readTaughtAttempts(buildRequest(asked)))
  const isNarrowed = asked.batch !== '' || asked.learner !== '' || asked.shown !== 'waiting'
  const show = (change: Partial<LevelFilter>) =>
    void navigate(buildAddress(paths.teacherLevels(), { ...asked, page: 1, ...change }), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <Page title={words.title} subtitle={words.subtitle}>
      <Head title={words.title} isHiddenFromSearch />
      <SaveQueue />
      <LevelFilterBar filter={asked} rows={read.data?.data ?? []} onFilter={show} />
      <Load
        from={read}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ total }) => total === 0}
        empty={
          isNarrowed ? (
            <Empty art="search" title={words.nothing} text={words.nothingText} />
          ) : (
            <Empty art="done" title={words.none} text={words.noneText} />
          )
        }
      >
        {({ data, total }) => (
          <>
            <Card padding="none">
              <LevelRows
                rows={data}
                address={(id) => buildAddress(paths.teacherLevel(id), asked)}
                batch={asked.batch}
              />
            </Card>
            <Pager
              page={asked.page}
              pageCount={countPages(total, PER_PAGE)}
              text={formatRange(asked.page, PER_PAGE, total)}
              addressOf={(page) => buildAddress(paths.teacherLevels(), { ...asked, page })}
            />
          </>
        )}
      </Load>
    </Page>
  )
}
