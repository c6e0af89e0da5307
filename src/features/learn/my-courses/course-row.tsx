/** Row of a course: batch, progress, next class. */
import { IconBroadcast } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { BatchCard } from '#src/api/shapes/batch.ts'
import { formatTime } from '#src/lib/bn.ts'
import { isSameDhakaDay } from '#src/lib/dhaka.ts'
import { paths } from '#src/lib/paths.ts'
import { Thumb } from '#src/ui/pictures/thumb.tsx'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { words } from './words.ts'
import area from '#src/ui/text/area-link.module.css'
import classes from './my-courses.module.css'

const TONES: Record<BatchCard['state'], PillProps['tone']> = {
  running: 'info',
  upcoming: 'neutral',
  completed: 'ok',
  recorded: 'outline',
  frozen: 'due',
}

/** Formats a Dhaka clock time (`21:00`) in Bengali. */
function formatClassTime(time: string | null | undefined): string {
  return time ? formatTime(`2000-01-01T${time}:00+06:00`) : ''
}

function formatCaption(of: BatchCard, now: number): string {
  const steps = (of.state === 'recorded' ? words.lessons : words.classes)(of.done, of.total)
  const next = of.next_class ? words.nextClass(of.next_class.start_at, now) : ''
  const rest = of.unwatched > 0 && of.state !== 'completed' ? words.unwatched(of.unwatched) : ''
  return [steps, next || rest].filter(Boolean).join(' · ')
}

/** A recorded course has the pill alone for its kind: its batch has no name of its own and no hours. */
function formatBatchLine(of: BatchCard): string {
  if (of.state === 'frozen' && of.reason) return of.reason
  return of.state === 'recorded'
    ? words.ownPace
    : words.line(of.title, of.days, formatClassTime(of.class_time))
}

export function CourseRow({ of, now }: { of: BatchCard; now: number }) {
  const hasClassToday = of.next_class ? isSameDhakaDay(of.next_class.start_at, now) : false
  const isFrozen = of.state === 'frozen'
  return (
    <li className={classes.row}>
      <Thumb category={of.course.category.colour} className={classes.thumb} />
      <div>
        <div className={classes.titles}>
          <h3 className={classes.title}>
            <Link to={isFrozen ? paths.transactions() : paths.batch(of._id)} className={area.link}>
              {of.course.title}
            </Link>
          </h3>
          {hasClassToday ? (
            <Pill tone="urgent" icon={<IconBroadcast aria-hidden="true" />}>
              {words.state.classToday}
            </Pill>
          ) : (
            <Pill tone={TONES[of.state]}>{words.state[of.state]}</Pill>
          )}
        </div>
        <p className={classes.line}>{formatBatchLine(of)}</p>
      </div>
      <div className={classes.progress}>
        <StitchProgress
          done={of.done}
          total={of.total}
          label={words.progressOf(of.course.title)}
          caption={formatCaption(of, now)}
          figure={words.percent(of.percent)}
        />
      </div>
    </li>
  )
}
