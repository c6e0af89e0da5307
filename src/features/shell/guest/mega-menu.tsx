/** The mega menu: subjects, their courses by kind, the next free webinar. */

import { IconArrowRight, IconBroadcast, IconChevronRight, IconCompass } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { readCategories } from '#src/api/contract/category.ts'
import { live } from '#src/api/contract/live.ts'
import type { Category } from '#src/api/shapes/category.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { formatDateTile, formatTime } from '#src/lib/bn.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { megaMenuClosed } from '#src/stores/shell/shell-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Column, Surface } from '#src/ui/layout/layout.tsx'
import { BorderStrip } from '#src/ui/pictures/border-strip.tsx'
import { CategoryIcon } from '#src/ui/pictures/category-icon.tsx'
import { Thumb } from '#src/ui/pictures/thumb.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { MegaMenuCourses } from './mega-menu-courses.tsx'
import { words } from './words.ts'
import classes from './mega-menu.module.css'

/** The next free webinar in the mega menu. */
function MegaMenuWebinar() {
  const { data, error } = useApi(live.free, { query: { count: 1 } }, { isQuiet: true })
  const next = data?.data[0]
  if (next === undefined)
    return data || error ? <p className={classes.hint}>{words.noWebinar}</p> : <SkeletonText lines={3} />
  return (
    <article className={classes.webinar}>
      <Thumb category={next.category?.colour ?? 'web'} />
      <div className={classes.webinarText}>
        <Pill tone="urgent" icon={<IconBroadcast size={14} stroke={2} />}>
          {[formatDateTile(next.start_at)?.weekday, formatTime(next.start_at)].filter(Boolean).join(' ')}
        </Pill>
        <h3 className={classes.webinarTitle}>{next.title}</h3>
        <Button variant="light" to={paths.webinar(next.type)} fullWidth>
          {words.takeSeat}
        </Button>
      </div>
    </article>
  )
}

function SubjectRow({
  subject,
  isChosen,
  onChoose,
}: {
  subject: Category
  isChosen: boolean
  onChoose: () => void
}) {
  return (
    <li>
      <Link
        to={paths.category(subject.slug)}
        className={classes.subject}
        data-chosen={isChosen || undefined}
        onPointerEnter={onChoose}
        onFocus={onChoose}
      >
        <CategoryIcon colour={subject.colour} />
        <Column as="span" grow shrink>
          <span className={classes.subjectTitle}>{subject.title}</span>
          <span className={classes.hint}>{words.courseCount(subject.course_count)}</span>
        </Column>
        {isChosen && <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />}
      </Link>
    </li>
  )
}

function Subjects({
  chosen,
  onChoose,
}: {
  chosen: Category | undefined
  onChoose: (subject: Category) => void
}) {
  const { data, error, retry } = useRead(readCategories())
  if (error !== undefined && data === undefined) {
    return (
      <button type="button" className={classes.failed} onClick={retry}>
        {words.loadFailed}
      </button>
    )
  }
  if (data === undefined) return <SkeletonText lines={6} />
  return (
    <Surface as="ul" plain>
      {data.map((subject) => (
        <SubjectRow
          key={subject._id}
          subject={subject}
          isChosen={subject._id === chosen?._id}
          onChoose={() => onChoose(subject)}
        />
      ))}
    </Surface>
  )
}

export function MegaMenu() {
  const { data } = useRead(readCategories())
  const [pointed, setPointed] = useState<Category>()
  const chosen = pointed ?? data?.[0]
  return (
    <>
      <div className={classes.scrim} aria-hidden="true" onClick={megaMenuClosed} />
      <div className={classes.panel}>
        <div className={classes.columns}>
          <section className={classes.subjects}>
            <h2 className={classes.heading}>{words.subjects}</h2>
            <Subjects chosen={chosen} onChoose={setPointed} />
            <Link to={paths.courses()} className={classes.more}>
              {words.seeAllCourses}
              <IconArrowRight size={18} stroke={2} aria-hidden="true" />
            </Link>
          </section>
          <section className={classes.courses}>
            {chosen && <MegaMenuCourses key={chosen._id} subject={chosen} />}
          </section>
          <section className={classes.aside}>
            <h2 className={classes.heading}>{words.freeWebinar}</h2>
            <MegaMenuWebinar />
            {offers.assessments && (
              <Link to={paths.assessments()} className={classes.quiz}>
                <IconCompass size={22} stroke={1.75} aria-hidden="true" />
                <Column as="span" grow shrink>
                  <span className={classes.subjectTitle}>{words.whichIsMine}</span>
                  <span className={classes.hint}>{words.whichIsMineHint}</span>
                </Column>
              </Link>
            )}
          </section>
        </div>
        <BorderStrip height={25} tone="paper" />
      </div>
    </>
  )
}
