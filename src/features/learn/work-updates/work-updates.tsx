/**
 * The learner's daily work updates: today's first, then the others by month; a month can be printed by
 * itself. (ruling R57)
 */

import { IconPencil, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readWorkUpdateOfToday, readWorkUpdates } from '#src/api/contract/other.ts'
import { useQueue } from '#src/api/outbox/queue.ts'
import { useAllPages } from '#src/api/use-all-pages.ts'
import { useRead } from '#src/api/use-api.ts'
import { PrintHead } from '#src/engines/papers/parts/print-head.tsx'
import { printPaper } from '#src/engines/papers/parts/print-paper.ts'
import { formatDay } from '#src/lib/bn.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Growing } from '#src/ui/growing.tsx'
import { useIsOnline } from '#src/ui/hooks/use-is-online.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { LongText } from '#src/ui/text/long-text.tsx'
import { words } from './words.ts'
import { countWorkStreak, groupByMonth, listOpenDays, mergeWork, type ShownWork } from './work-days.ts'
import { WorkForm } from './work-form.tsx'
import { sendWork } from './work-outbox.ts'
import { WORK, workQueue } from './work-queue.ts'
import sheet from '#src/engines/papers/parts/sheet.module.css'
import classes from './work-updates.module.css'

/** Months rendered per step. */
const MONTHS = 3

function State({ work }: { work: ShownWork }) {
  const isOnline = useIsOnline()
  if (work.state === 'saved') return null
  if (work.state === 'waiting') return <Pill tone="neutral">{isOnline ? words.sending : words.waiting}</Pill>
  return (
    <Row wrap gap={8} role="alert">
      <Text tone="error" variant="small">
        {words.refused}: {work.refusal}
      </Text>
      <Button variant="subtle" size="sm" onClick={() => workQueue.remove(work.date)}>
        {words.drop}
      </Button>
    </Row>
  )
}

interface DayProps {
  work: ShownWork
  /** Missing for a closed day. */
  onEdit: (() => void) | undefined
}

function Day({ work, onEdit }: DayProps) {
  return (
    <Surface as="li" padY={14} padX={18} className={classes.day}>
      <Row justify="between" gap={8}>
        <Text as="h3" variant="body" weight={600}>
          {formatDay(work.date)}
        </Text>
        {onEdit && (
          <IconButton label={words.edit(work.date)} onClick={onEdit}>
            <IconPencil stroke={1.75} />
          </IconButton>
        )}
      </Row>
      <LongText className={classes.text} text={work.text} />
      {work.link && (
        <Text as="p" variant="small" anywhere>
          <ExternalLink href={work.link} hasIcon>
            {work.link}
          </ExternalLink>
        </Text>
      )}
      <State work={work} />
    </Surface>
  )
}

interface MonthProps {
  work: readonly ShownWork[]
  openDays: readonly string[]
  onEdit: (day: string) => void
}

function Month({ work, openDays, onEdit }: MonthProps) {
  const [isPrinted, setPrinted] = useState(false)
  const first = work[0]?.date ?? ''
  const name = useSession(({ user }) => user?.name)
  useEffect(() => {
    const end = () => setPrinted(false)
    window.addEventListener('afterprint', end)
    return () => window.removeEventListener('afterprint', end)
  }, [])
  const print = () => {
    // The browser prints the page as it is at that moment.
    flushSync(() => setPrinted(true))
    void printPaper()
  }
  return (
    <section className={isPrinted ? sheet.sheet : undefined} aria-label={words.month(first)}>
      <PrintHead title={words.title} name={name} />
      <Row justify="between" wrap gap={8} mb={8}>
        <Text as="h2" variant="lead" weight={700}>
          {words.month(first)}
        </Text>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconPrinter size={18} aria-hidden="true" />}
          onClick={print}
        >
          {words.print(first)}
        </Button>
      </Row>
      <Card padding="none">
        <Surface as="ul" plain>
          {work.map((each) => (
            <Day
              key={each.date}
              work={each}
              onEdit={openDays.includes(each.date) ? () => onEdit(each.date) : undefined}
            />
          ))}
        </Surface>
      </Card>
    </section>
  )
}

/** Counts the existing updates, and never mentions missing ones. */
function Count({ work, openDays }: { work: readonly ShownWork[]; openDays: readonly string[] }) {
  const days = work.filter(({ date }) => openDays.includes(date)).length
  const streak = countWorkStreak(work, getServerNow())
  if (days === 0) return null
  return (
    <Text tone="muted">
      {joinFacts(words.week(days), streak > 1 && words.streak(streak), streak > 1 && words.freeDay)}
    </Text>
  )
}

export function WorkUpdates() {
  const { read, rows, retryRest } = useAllPages(readWorkUpdates())
  const today = useRead(readWorkUpdateOfToday(), { isForForm: true })
  const waiting = useQueue(WORK)
  const openDays = listOpenDays(getServerNow())
  const [day, setDay] = useState(openDays[0] ?? '')
  useEffect(() => void sendWork(), [])
  const work = mergeWork(rows.length > 0 || !today.data ? rows : [today.data], waiting)
  const field = useRef<HTMLTextAreaElement>(null)
  const edit = (date: string) => {
    flushSync(() => setDay(date))
    field.current?.focus()
  }
  return (
    <Stack gap={24}>
      <WorkForm work={work} day={day} onDay={setDay} field={field} />
      <Load
        from={read}
        skeleton={<SkeletonRows count={4} lines={2} />}
        isEmpty={() => work.length === 0}
        empty={<Empty title={words.none} text={words.noneText} />}
      >
        {() => (
          <Stack gap={24}>
            <Count work={work} openDays={openDays} />
            <Growing rows={groupByMonth(work)} step={MONTHS} as="div">
              {([month, days]) => <Month key={month} work={days} openDays={openDays} onEdit={edit} />}
            </Growing>
            {retryRest && <Failed shape="row" error={{ msg: words.restFailed }} onRetry={retryRest} />}
          </Stack>
        )}
      </Load>
    </Stack>
  )
}
