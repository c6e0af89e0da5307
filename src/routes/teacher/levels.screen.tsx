/** Attempts at levels that wait for a teacher; checked ones too, when asked for. */
import { useNavigate, useSearchParams } from 'react-router'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import { useApi } from '#src/api/use-api.ts'
import { Tray } from '#src/features/grading/drafts/tray.tsx'
import { Head } from '#src/features/head/head.tsx'
import { LevelRows } from '#src/features/level-audits/level-rows.tsx'
import { addressOf, askedOf, PER_PAGE, type Shown, shownIn } from '#src/features/level-audits/shown.ts'
import { words } from '#src/features/level-audits/words.ts'
import { pageCount } from '#src/lib/page-count.ts'
import { paths } from '#src/lib/paths.ts'
import { Card } from '#src/ui/card.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Load } from '#src/ui/load.tsx'
import { Page } from '#src/ui/page.tsx'
import { Pager, rangeText } from '#src/ui/pager.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { SkeletonText } from '#src/ui/skeleton.tsx'

export function Component() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const asked = shownIn(query)
  const read = useApi(levelSubmission.teacherList, { query: askedOf(asked) })
  const show = (shown: Shown) => void navigate(addressOf(paths.teacherLevels(), shown), { replace: true })
  return (
    <Page title={words.title} subtitle={words.subtitle}>
      <Head title={words.title} isHiddenFromSearch />
      <Tray />
      <Segmented<Shown>
        label={words.show}
        options={[
          { value: 'waiting', label: words.waiting },
          { value: 'checked', label: words.checked },
          { value: 'all', label: words.all },
        ]}
        value={asked.shown}
        onChange={show}
      />
      <Load
        from={read}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ total }) => total === 0}
        empty={<Empty art="done" title={words.none} text={words.noneText} />}
      >
        {({ data, total }) => (
          <>
            <Card padding="none">
              <LevelRows rows={data} address={(id) => addressOf(paths.teacherLevel(id), asked.shown, asked.page)} />
            </Card>
            <Pager
              page={asked.page}
              pageCount={pageCount(total, PER_PAGE)}
              text={rangeText(asked.page, PER_PAGE, total)}
              addressOf={(page) => addressOf(paths.teacherLevels(), asked.shown, page)}
            />
          </>
        )}
      </Load>
    </Page>
  )
}
