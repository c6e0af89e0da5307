/** Row of the study plan: day, item, state, and action. */
import { IconCheck, IconClock, IconHourglass, IconLock, IconPlayerPlay, IconVideo } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import type { StudyItem } from '#src/api/shapes/study-item.ts'
import { formatDateTile } from '#src/lib/bn.ts'
import { useJoinWay } from '#src/api/join-way.ts'
import { Button, type ButtonProps } from '#src/ui/button.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { ItemIcon } from '#src/ui/pictures/item-icon.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { RetestForm } from './retest-form.tsx'
import { getRowLook, type Place, type RowAction, type RowLook } from './row-look.ts'
import { Box, Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './study-row.module.css'
import { TODAY } from './today-step.ts'
import { words } from './words.ts'

const PILL_ICONS = { check: IconCheck, clock: IconClock, lock: IconLock, hourglass: IconHourglass } as const
const VARIANTS: Record<RowAction['look'], ButtonProps['variant']> = { join: 'accent', do: 'filled', watch: 'light', see: 'subtle' }

function StatePill({ pill }: { pill: NonNullable<RowLook['pill']> }) {
  const Icon = pill.icon && PILL_ICONS[pill.icon]
  return (
    <Pill tone={pill.tone} icon={Icon && <Icon aria-hidden="true" />}>
      {pill.text}
    </Pill>
  )
}

function JoinAction({ live, ...shown }: { live: NonNullable<RowAction['live']>; action: RowAction; title: string }) {
  return <ButtonAction {...shown} way={useJoinWay(live.id, live.state)} />
}

function Action({ action, title }: { action: RowAction; title: string }) {
  if (action.isOutside) {
    return (
      <ExternalLink href={action.to} className={classes.outside} hasIcon>
        {action.text}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </ExternalLink>
    )
  }
  if (action.live) return <JoinAction live={action.live} action={action} title={title} />
  return <ButtonAction action={action} title={title} way={{ to: action.to }} />
}

type ButtonActionProps = { action: RowAction; title: string; way: ReturnType<typeof useJoinWay> }

function ButtonAction({ action, title, way }: ButtonActionProps) {
  const Icon = { join: IconVideo, watch: IconPlayerPlay, do: undefined, see: undefined }[action.look]
  return (
    <Button {...way} size="sm" variant={VARIANTS[action.look]} leftSection={Icon && <Icon size={18} aria-hidden="true" />}>
      <Box as="span" hideBelow="md">
        {action.text}
      </Box>
      <Box as="span" hideFrom="md">
        {action.longText ?? action.text}
      </Box>
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
  )
}

/** Ring that shows the watched share; the line beside it has the number. */
function Ring({ percent }: { percent: number }) {
  return (
    <svg viewBox="0 0 20 20" className={classes.ring} aria-hidden="true">
      <circle cx="10" cy="10" r="8" pathLength={100} />
      <circle cx="10" cy="10" r="8" pathLength={100} strokeDasharray={`${percent} 100`} data-done />
    </svg>
  )
}

function Line({ item, look }: { item: StudyItem; look: RowLook }) {
  const isWatched = Boolean(item.percent) && (item.kind === 'recording' || Boolean(item.recording))
  return (
    <Row as="p" wrap gap={0} gapX={8} tone="muted" size={14} className={classes.line}>
      {isWatched && <Ring percent={item.percent ?? 0} />}
      {look.struck && <s>{look.struck}</s>}
      {look.line.length > 0 && <span data-moved={Boolean(look.struck)}>{look.line.join(' · ')}</span>}
      {look.urgent && (
        <Text as="strong" tone="urgent" weight={600}>
          {look.urgent}
        </Text>
      )}
    </Row>
  )
}

interface DateMarkProps {
  date: string | null | undefined
  dayNo: number
  isToday: boolean
}

function DateMark({ date, dayNo, isToday }: DateMarkProps) {
  const tile = date ? formatDateTile(date) : undefined
  return (
    <Grid
      as="span"
      items="center"
      tone="muted"
      size={12}
      leading={150}
      weight={500}
      text="center"
      className={classes.date}
      data-today={isToday}
    >
      <strong>{tile?.day ?? words.dayNo(dayNo)}</strong>
      {tile && <span>{isToday ? words.today : tile.weekday}</span>}
    </Grid>
  )
}

export interface StudyRowProps {
  item: StudyItem
  /** Day of the row; set only on the first row of a day. */
  day: DateMarkProps | undefined
  place: Place
  now: number
  /** Set for today's step only, the target of the hash `#today`. */
  todayRef?: Ref<HTMLLIElement>
}

export function StudyRow({ item, day, place, now, todayRef }: StudyRowProps) {
  const [isAsking, setIsAsking] = useState(false)
  const look = getRowLook(item, place, now)
  const isToday = Boolean(look.isToday)
  return (
    <li className={classes.row} data-today={isToday} {...(todayRef && { ref: todayRef, id: TODAY, tabIndex: -1 })}>
      {day ? (
        <DateMark {...day} />
      ) : (
        <Grid as="span" items="center" tone="muted" size={12} leading={150} weight={500} text="center" className={classes.date} />
      )}
      <Row as="span" align="stretch" className={classes.icon}>
        <ItemIcon item={item} isToday={isToday} />
      </Row>
      <Box shrink className={classes.text}>
        <Text as="h4" size={16} leading={150} weight={600} className={classes.title}>
          <TitleText>{item.title}</TitleText>
        </Text>
        <Line item={item} look={look} />
      </Box>
      <Row gap={8} className={classes.actions}>
        {look.pill && <StatePill pill={look.pill} />}
        {look.action && <Action action={look.action} title={item.title} />}
        {look.canAskRetest && !isAsking && (
          <Button size="sm" variant="default" onClick={() => setIsAsking(true)}>
            {words.row.retest}
          </Button>
        )}
      </Row>
      {isAsking && <RetestForm exam={item._id} batchId={place.batchId} onClose={() => setIsAsking(false)} />}
    </li>
  )
}
