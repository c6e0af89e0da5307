/** Next steps after a purchase: the first class, all classes in a calendar, a device check, and help. */

import { IconBroadcast, IconHeadset, IconListCheck, IconPlayerPlay } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { auth } from '#src/api/contract/auth.ts'
import { readBatches } from '#src/api/contract/batch.ts'
import type { LatestPurchase } from '#src/api/shapes/session.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { paths } from '#src/lib/paths.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { formatCourse } from '#src/lib/subject-words.ts'
import { recallOwn, rememberOwn } from '#src/stores/session/own-storage.ts'
import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { words } from './words.ts'

type Purchase = NonNullable<LatestPurchase>

/** Renders the calendar link of a batch, which belongs to another feature. */
export type RenderCalendar = (batch: { _id: string; title: string; slug: string }) => ReactNode

interface WayProps {
  to: string
  Icon: ComponentType<{ size: number; stroke: number }>
  title: string
  text: string
}

function Way({ to, Icon, title, text }: WayProps) {
  return (
    <WorkRow
      mark={
        <IconTile size={36}>
          <Icon size={20} stroke={1.75} />
        </IconTile>
      }
      title={title}
      to={to}
      isLink
      text={text}
    />
  )
}

function FirstClass({
  purchase: { first_class: first, starts_at: start },
  batchId,
}: {
  purchase: Purchase
  batchId: string
}) {
  if (!first && start)
    return (
      <Way to={paths.batch(batchId)} Icon={IconBroadcast} title={words.next.begins} text={words.day(start)} />
    )
  if (!first)
    return (
      <Way
        to={paths.batch(batchId)}
        Icon={IconPlayerPlay}
        title={words.next.open}
        text={words.next.openText}
      />
    )
  const text = `${words.dateTime(first.start_at)} · ${first.title}`
  return (
    <Way to={paths.live(batchId, first._id)} Icon={IconBroadcast} title={words.next.firstClass} text={text} />
  )
}

interface NextStepsProps {
  purchase: Purchase
  title: string
  renderCalendar?: RenderCalendar
  /** At the bottom of the card. */
  children?: ReactNode
}

/** `renderCalendar` is omitted if the page offers the calendar elsewhere. */
export function NextSteps({ purchase, title, renderCalendar, children }: NextStepsProps) {
  const { course, batch: batchId, batch_title: batchTitle, idx } = purchase
  const place = { course: formatCourse({ course_title: course.title, title: batchTitle }) }
  const help = words.next.helpFirst(course.title, idx)
  return (
    <Section title={title}>
      <RowList isInside>
        {batchId && <FirstClass purchase={purchase} batchId={batchId} />}
        {(purchase.first_class ?? purchase.starts_at) && (
          <Way
            to={paths.support({ category: 'class-joining', ...place })}
            Icon={IconListCheck}
            title={words.next.check}
            text={words.next.checkText}
          />
        )}
        <Way
          to={paths.support({ category: 'batch', text: help, ...place })}
          Icon={IconHeadset}
          title={words.next.help}
          text={words.next.helpText}
        />
      </RowList>
      {batchId &&
        purchase.first_class &&
        renderCalendar?.({ _id: batchId, title: course.title, slug: course.slug })}
      {children}
    </Section>
  )
}

const PUT_AWAY_KEY = 'purchase-put-away'
/** Milliseconds after which a purchase is no longer new. */
const NEW_FOR = 30 * DAY_MS

/** On the dashboard until the course has begun: a batch with progress is no longer new. */
export function JustBought({ renderCalendar }: { renderCalendar: RenderCalendar }) {
  const [putAway, setPutAway] = useState(() => recallOwn(PUT_AWAY_KEY, v.string()))
  const batches = useRead(readBatches(), { isCachedOnly: true }).data?.data ?? []
  const fresh = batches
    .filter(({ done, state }) => done === 0 && state !== 'frozen' && state !== 'completed')
    .map(({ _id }) => _id)
  const { data } = useApi(auth.latestPurchase, fresh.length > 0 ? {} : null, { isQuiet: true })
  if (!data?.batch || !fresh.includes(data.batch) || data.idx === putAway) return null
  if (getServerNow() - Date.parse(data.paid_at ?? '') > NEW_FOR) return null

  function close(idx: string) {
    rememberOwn(PUT_AWAY_KEY, idx)
    setPutAway(idx)
  }
  return (
    <NextSteps purchase={data} title={words.next.bought(data.course.title)} renderCalendar={renderCalendar}>
      <Row>
        <Button variant="subtle" size="sm" onClick={() => close(data.idx)}>
          {words.next.putAway}
        </Button>
      </Row>
    </NextSteps>
  )
}
