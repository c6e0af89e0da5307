/** Row of the study plan: day, item and state; the whole row leads to the item. */

import {
  IconCheck,
  IconChevronDown,
  IconClock,
  IconDeviceMobileCheck,
  IconFileText,
  IconHourglass,
  IconLock,
  IconVideo,
  IconWifiOff,
} from '@tabler/icons-react'
import { type ReactNode, type Ref, useState } from 'react'
import { useJoinWay } from '#src/api/join-way.ts'
import { useRequests } from '#src/api/requests/use-requests.ts'
import type { StudyItem } from '#src/api/shapes/study-item.ts'
import { formatDateTile } from '#src/lib/bn.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Box, Grid, Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { ItemIcon } from '#src/ui/pictures/item-icon.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Pressable } from '#src/ui/pressable.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import type { FindReach, Reach } from '../shared/kept/reach.tsx'
import { RetestForm } from './retest-form.tsx'
import { retestRequest } from './retest-request.ts'
import { getRowLook, type ModuleIds, type RowAction, type RowLook } from './row-look.ts'
import { TODAY } from './today-step.ts'
import { words } from './words.ts'
import area from '#src/ui/text/area-link.module.css'
import classes from './study-row.module.css'

const PILL_ICONS = { check: IconCheck, clock: IconClock, lock: IconLock, hourglass: IconHourglass } as const
const STATE_TONES = {
  live: 'urgent',
  urgent: 'urgent',
  info: 'link',
  ok: 'success',
  due: 'accent',
  missed: 'error',
  ai: 'muted',
  neutral: 'muted',
  outline: 'muted',
} as const

type State = NonNullable<RowLook['pill']>

function StateIcon({ icon }: { icon: State['icon'] }) {
  const Icon = icon && PILL_ICONS[icon]
  return Icon && <Icon size={16} aria-hidden="true" />
}

type Way = ReturnType<typeof useJoinWay>

/** Requests the room of a class only if the class can be joined. */
function JoinWay({
  live,
  children,
}: {
  live: NonNullable<RowAction['live']>
  children: (way: Way) => ReactNode
}) {
  return children(useJoinWay(live.id, live.state))
}

function ActionWay({
  action: { live, to },
  children,
}: {
  action: RowAction
  children: (way: Way) => ReactNode
}) {
  return live ? <JoinWay live={live}>{children}</JoinWay> : children({ to })
}

/** The one filled button of the plan. */
function LeadButton({ action, title }: { action: RowAction; title: string }) {
  const isJoin = action.look === 'join'
  return (
    <ActionWay action={action}>
      {(way) => (
        <Button
          {...way}
          variant={isJoin ? 'accent' : 'filled'}
          leftSection={isJoin && <IconVideo size={20} aria-hidden="true" />}
          className={classes.lead}
        >
          {action.longText ?? action.text}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      )}
    </ActionWay>
  )
}

/** The title as the link of its whole row; plain text if the row has no link. */
function RowTitle({
  item: { title },
  look: { action, canAskRetest },
  isAway,
  onAsk,
}: {
  item: StudyItem
  look: RowLook
  /** It opens nothing without a connection; the press says so. */
  isAway: boolean
  onAsk: () => void
}) {
  const name = <TitleText>{title}</TitleText>
  if (isAway) {
    const say = () =>
      showToast({ kind: 'error', message: words.reach.pressed(title), topic: 'reach', isNew: true })
    return (
      <Pressable className={area.link} onClick={say}>
        <Text as="span" tone="muted" weight={500}>
          {name}
        </Text>
      </Pressable>
    )
  }
  if (!action) {
    if (!canAskRetest) return name
    return (
      <Pressable className={area.link} onClick={onAsk}>
        {name}
        <VisuallyHidden>: {words.row.retest}</VisuallyHidden>
      </Pressable>
    )
  }
  const more = <VisuallyHidden>: {action.text}</VisuallyHidden>
  if (action.isOutside) {
    return (
      <ExternalLink href={action.to} className={area.link} hasIcon>
        {name}
        {more}
      </ExternalLink>
    )
  }
  return (
    <ActionWay action={action}>
      {(way) => (
        <Pressable {...way} className={area.link}>
          {name}
          {more}
        </Pressable>
      )}
    </ActionWay>
  )
}

/** Ring that shows the watched share; the line beside it has the number. */
function Ring({ percent }: { percent: number }) {
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" fill="none" className={classes.ring} aria-hidden="true">
      <circle cx="10" cy="10" r="8" pathLength={100} />
      <circle cx="10" cy="10" r="8" pathLength={100} strokeDasharray={`${percent} 100`} data-done />
    </svg>
  )
}

function ReachMark({ reach, item }: { reach: Reach; item: StudyItem }) {
  const Icon = reach === 'away' ? IconWifiOff : IconDeviceMobileCheck
  const canHandIn = reach === 'here' && item.kind === 'assignment' && item.state === 'due'
  return (
    <Row as="span" inline gap={4}>
      <Icon size={16} aria-hidden="true" />
      {words.reach[canHandIn ? 'handIn' : reach]}
    </Row>
  )
}

function Line({ item, look, reach }: { item: StudyItem; look: RowLook; reach: Reach | undefined }) {
  const isWatched = Boolean(item.percent) && (item.kind === 'recording' || Boolean(item.recording))
  return (
    <Row as="p" wrap gap={0} gapX={8} tone="muted" variant="small" className={classes.line}>
      {look.pill && (
        <Row as="span" inline gap={4} tone={STATE_TONES[look.pill.tone]} weight={600} hideFrom="md">
          <StateIcon icon={look.pill.icon} />
          {look.pill.text}
        </Row>
      )}
      {isWatched && <Ring percent={item.percent ?? 0} />}
      {look.struck && <s>{look.struck}</s>}
      {look.line.length > 0 && <span data-moved={Boolean(look.struck)}>{look.line.join(' · ')}</span>}
      {look.urgent && (
        <Text as="strong" tone="urgent" weight={600}>
          {look.urgent}
        </Text>
      )}
      {reach && <ReachMark reach={reach} item={item} />}
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
      variant="mark"
      tight
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
  place: ModuleIds
  now: number
  /** Known only without a connection, for a module that is on the device. */
  reach?: Reach | undefined
  /** Has the button of the plan; in every other row the row itself is the link. */
  isLead: boolean
  /** Set for today's step only, the target of the hash `#today`. */
  todayRef?: Ref<HTMLLIElement>
}

export function StudyRow({ item, day, place, now, reach, isLead: isFirst, todayRef }: StudyRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isAsking = useRequests(retestRequest, item._id).length > 0 || isOpen
  const look = getRowLook(item, place, now)
  const isLead = isFirst && reach !== 'away'
  const isToday = Boolean(look.isToday)
  const action = look.action?.text ?? (look.canAskRetest && !isAsking ? words.row.retest : undefined)
  return (
    <li
      className={classes.row}
      data-today={isToday}
      {...(todayRef && { ref: todayRef, id: TODAY, tabIndex: -1 })}
    >
      {day ? (
        <DateMark {...day} />
      ) : (
        <Grid
          as="span"
          items="center"
          tone="muted"
          variant="mark"
          tight
          weight={500}
          text="center"
          className={classes.date}
        />
      )}
      <Row as="span" align="stretch" className={classes.icon}>
        <ItemIcon item={item} isToday={isToday} />
      </Row>
      <Box shrink className={classes.text}>
        <Text as="h4" variant="body" tight weight={600} className={classes.title}>
          {isLead ? (
            <TitleText>{item.title}</TitleText>
          ) : (
            <RowTitle item={item} look={look} isAway={reach === 'away'} onAsk={() => setIsOpen(true)} />
          )}
        </Text>
        <Line item={item} look={look} reach={reach} />
      </Box>
      <Row gap={12} className={classes.actions} data-lead={isLead || undefined}>
        {look.pill && (
          <Box as="span" hideBelow="md">
            <Pill tone={look.pill.tone} icon={look.pill.icon && <StateIcon icon={look.pill.icon} />}>
              {look.pill.text}
            </Pill>
          </Box>
        )}
        {isLead && look.action && <LeadButton action={look.action} title={item.title} />}
        {!isLead && reach !== 'away' && action && (
          <Text as="span" tone="link" variant="small" weight={600} hideBelow="md" aria-hidden="true">
            {action}
          </Text>
        )}
      </Row>
      {isAsking && <RetestForm exam={item._id} batchId={place.batchId} onClose={() => setIsOpen(false)} />}
    </li>
  )
}

/** The resources of a day in one row that opens. */
export function ResourcesRow({
  items,
  day,
  place,
  now,
  reach,
}: Pick<StudyRowProps, 'day' | 'place' | 'now'> & {
  items: readonly StudyItem[]
  reach: FindReach
}) {
  return (
    <li>
      <details className={classes.resources}>
        <summary className={classes.row}>
          {day ? <DateMark {...day} /> : <span className={classes.date} />}
          <Row as="span" align="stretch" className={classes.icon}>
            <IconTile tone="leaf" size={40}>
              <IconFileText size={20} stroke={1.75} />
            </IconTile>
          </Row>
          <Box as="span" shrink className={classes.text}>
            <strong>{words.resourceCount(items.length)}</strong>{' '}
            <Text as="span" tone="muted" variant="small">
              · {items.map(({ title }) => title).join(', ')}
            </Text>
          </Box>
          <IconChevronDown aria-hidden="true" className={classes.arrow} />
        </summary>
        <Surface as="ul" plain>
          {items.map((item) => (
            <StudyRow
              key={item._id}
              item={item}
              day={undefined}
              place={place}
              now={now}
              reach={reach?.(item)}
              isLead={false}
            />
          ))}
        </Surface>
      </details>
    </li>
  )
}
