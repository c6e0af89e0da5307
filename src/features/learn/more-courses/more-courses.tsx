/** Below the learner's courses: those of a bundle, and one suggestion, which can be hidden. (ruling R63) */

import { IconStack2 } from '@tabler/icons-react'
import { useState } from 'react'
import * as v from 'valibot'
import { readBundleCourses, readCrossSale } from '#src/api/contract/belonging.ts'
import type { EnrolledBundle } from '#src/api/shapes/belonging.ts'
import { useRead } from '#src/api/use-api.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { formatPrice, getDisplayedPrice } from '#src/lib/price.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { recall, remember } from '#src/stores/browser/guarded-storage.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { words } from './words.ts'

function Bundle({ bundle: { title, courses } }: { bundle: EnrolledBundle }) {
  return (
    <section>
      <StitchHeading note={words.count(courses.length)}>{words.bundle(title)}</StitchHeading>
      <RowList>
        {courses.map((course) => (
          <WorkRow
            key={course._id}
            mark={
              <IconTile size={36}>
                <IconStack2 size={20} stroke={1.75} />
              </IconTile>
            }
            title={course.title}
            to={course.batch ? paths.batch(course.batch) : paths.course(course.slug)}
          >
            <Button
              size="sm"
              variant="light"
              to={course.batch ? paths.batch(course.batch) : paths.course(course.slug)}
            >
              {course.batch ? words.enter : words.see}
            </Button>
          </WorkRow>
        ))}
      </RowList>
    </section>
  )
}

const HIDDEN_KEY = 'device:suggestion-hidden'
/** Milliseconds for which a suggestion stays hidden. (ruling R63) */
const HIDDEN_FOR = 30 * DAY_MS

function isHidden(): boolean {
  const at = recall(HIDDEN_KEY, v.number())
  return at !== undefined && getDeviceNow() - at < HIDDEN_FOR
}

function Suggestion() {
  const [isAway, setIsAway] = useState(isHidden)
  const { data } = useRead(readCrossSale(), { isWanted: !isAway })
  if (isAway || !data) return null
  const { course, reason } = data
  const price = getDisplayedPrice(course)
  const hide = () => {
    remember(HIDDEN_KEY, getDeviceNow())
    announce(words.hidden)
    setIsAway(true)
  }
  return (
    <section aria-label={words.suggestion}>
      <StitchHeading>{words.suggestion}</StitchHeading>
      <RowList>
        <WorkRow
          title={course.title}
          to={paths.course(course.slug)}
          text={joinFacts(reason, price === undefined ? undefined : formatPrice(price))}
        >
          <Button size="sm" variant="subtle" onClick={hide}>
            {words.hide}
          </Button>
          <Button size="sm" variant="light" to={paths.course(course.slug)}>
            {words.see}
          </Button>
        </WorkRow>
      </RowList>
    </section>
  )
}

export function MoreCourses() {
  const { data: bundles = [] } = useRead(readBundleCourses())
  return (
    <Stack gap={24}>
      {bundles.map((each) => (
        <Bundle key={each._id} bundle={each} />
      ))}
      <Suggestion />
    </Stack>
  )
}
