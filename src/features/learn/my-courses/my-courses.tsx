/** The learner's courses in three lists; the chosen list is part of the address. */

import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { readBatches } from '#src/api/contract/batch.ts'
import type { BatchCard } from '#src/api/shapes/batch.ts'
import { useRead } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { RowList } from '#src/ui/row-list.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { CourseRow } from './course-row.tsx'
import { words } from './words.ts'
import classes from './my-courses.module.css'

const SHOWN = ['running', 'completed', 'recorded'] as const
type Shown = (typeof SHOWN)[number]

function getList({ state }: BatchCard): Shown {
  return state === 'completed' || state === 'recorded' ? state : 'running'
}

function HiddenHeading() {
  return (
    <VisuallyHidden>
      <h2>{words.title}</h2>
    </VisuallyHidden>
  )
}

function Courses({ all, heading }: { all: readonly BatchCard[]; heading?: ReactNode }) {
  const now = useNow()
  const [params, setParams] = useSearchParams()
  const lists = Map.groupBy(all, getList)
  const chosen = SHOWN.find((list) => list === params.get('show'))
  // Falls back to the first list that is not empty.
  const shown = chosen ?? SHOWN.find((list) => lists.has(list)) ?? 'running'
  const rows = lists.get(shown) ?? []
  return (
    <>
      <div className={classes.head}>
        {heading}
        <Segmented
          label={words.show}
          options={SHOWN.map((value) => ({ value, label: words[value](lists.get(value)?.length ?? 0) }))}
          value={shown}
          onChange={(next) => setParams({ show: next }, { replace: true, preventScrollReset: true })}
        />
      </div>
      {rows.length === 0 ? (
        <Empty title={words.noneOfThese} text={words.noneOfTheseText} />
      ) : (
        <RowList>
          {rows.map((each) => (
            <CourseRow key={each._id} batch={each} now={now} />
          ))}
        </RowList>
      )}
    </>
  )
}

/** Without `heading` the list gets one for screen readers only. */
export function MyCourses({ heading }: { heading?: ReactNode }) {
  const read = useRead(readBatches())
  return (
    <section className={classes.root}>
      <Load
        from={read}
        skeleton={
          <>
            <div className={classes.head}>
              {heading ?? <HiddenHeading />}
              <Skeleton shape="block" className={classes.pendingChoice} />
            </div>
            <Skeleton shape="block" className={classes.pendingRows} />
          </>
        }
        isEmpty={({ total }) => total === 0}
        empty={
          <Empty
            title={words.none}
            text={words.noneText}
            action={
              <>
                <Button to={paths.courses()}>{words.find}</Button>
                {offers.freeCourses && (
                  <Button variant="default" to={paths.freeCourses()}>
                    {words.free}
                  </Button>
                )}
              </>
            }
          />
        }
      >
        {({ data }) => <Courses all={data} heading={heading ?? <HiddenHeading />} />}
      </Load>
    </section>
  )
}
