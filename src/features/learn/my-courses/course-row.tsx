/** Row of a course: batch, progress, next class. */

import { IconBroadcast } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { BatchCard } from '#src/api/shapes/batch.ts'
import { formatTime } from '#src/lib/bn.ts'
import { isSameDhakaDay } from '#src/lib/dhaka.ts'
import { offers } from '#src/lib/features.ts'
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

function formatCaption(batch: BatchCard, now: number): string {
  const steps = (batch.state === 'recorded' ? words.lessons : words.classes)(batch.done, batch.total)
  const next = batch.next_class ? words.nextClass(batch.next_class.start_at, now) : ''
  const canWatch = batch.state !== 'completed' && batch.state !== 'frozen'
  const rest = batch.unwatched > 0 && canWatch ? words.unwatched(batch.unwatched) : ''
  return [steps, next || rest].filter(Boolean).join(' · ')
}

/** A recorded course only has the pill for its kind: its batch has no own name and no hours. */
function formatBatchLine(batch: BatchCard): string {
  if (batch.state === 'frozen' && batch.reason) return batch.reason
  return batch.state === 'recorded'
    ? words.ownPace
    : words.line(batch.title, batch.days, formatClassTime(batch.class_time))
}

export function CourseRow({ batch, now }: { batch: BatchCard; now: number }) {
  const isFrozen = batch.state === 'frozen'
  const toPay = offers.transactions ? paths.transactions() : paths.purchase(batch.course.slug)
  const hasClassToday = !isFrozen && batch.next_class ? isSameDhakaDay(batch.next_class.start_at, now) : false
  return (
    <li className={classes.row}>
      <Thumb category={batch.course.category.colour} className={classes.thumb} />
      <div>
        <div className={classes.titles}>
          <h3 className={classes.title}>
            <Link to={isFrozen ? toPay : paths.batch(batch._id)} className={area.link}>
              {batch.course.title}
            </Link>
          </h3>
          {hasClassToday ? (
            <Pill tone="urgent" icon={<IconBroadcast aria-hidden="true" />}>
              {words.state.classToday}
            </Pill>
          ) : (
            <Pill tone={TONES[batch.state]}>{words.state[batch.state]}</Pill>
          )}
        </div>
        <p className={classes.line}>{formatBatchLine(batch)}</p>
      </div>
      <div className={classes.progress}>
        <StitchProgress
          done={batch.done}
          total={batch.total}
          label={words.progressOf(batch.course.title)}
          caption={formatCaption(batch, now)}
          figure={words.percent(batch.percent)}
        />
      </div>
    </li>
  )
}
