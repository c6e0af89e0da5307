/**
 * Days of one module: today, open work, coming days, and the past in one row; the filter is part of the
 * address.
 */

import { IconHistory } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { StudyDay, StudyModule } from '#src/api/shapes/study-plan.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { offers } from '#src/lib/features.ts'
import { AccordionItem } from '#src/ui/accordion.tsx'
import { Button } from '#src/ui/button.tsx'
import { usePrinting } from '#src/ui/hooks/use-printing.ts'
import { Box, Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { TakeModule } from '../shared/kept/module-button.tsx'
import type { FindReach } from '../shared/kept/reach.tsx'
import { FinishModule } from './finish-module.tsx'
import { getRowLook } from './row-look.ts'
import { ResourcesRow, StudyRow } from './study-row.tsx'
import { TodayLink } from './today-link.tsx'
import type { TodayStep } from './today-step.ts'
import {
  countPast,
  type ModuleParts,
  type PastCount,
  type PlanFilter,
  splitModule,
  type Week,
} from './weeks.ts'
import { words } from './words.ts'
import classes from './study-plan.module.css'

const FILTERS: readonly { value: PlanFilter; text: string }[] = [
  { value: 'all', text: words.all },
  { value: 'class', text: words.classes },
  { value: 'assignment', text: words.assignments },
  { value: 'exam', text: words.exams },
  { value: 'unfinished', text: words.unfinished },
]

function useFilter(): [PlanFilter, (filter: PlanFilter) => void] {
  const [params, setParams] = useSearchParams()
  const chosen = params.get('show')
  const filter = FILTERS.find(({ value }) => value === chosen)?.value ?? 'all'
  const choose = (next: PlanFilter) =>
    setParams(next === 'all' ? {} : { show: next }, { replace: true, preventScrollReset: true })
  return [filter, choose]
}

function Filters({ filter, onChoose }: { filter: PlanFilter; onChoose: (filter: PlanFilter) => void }) {
  return (
    <div className={classes.filters} role="group" aria-label={words.filter}>
      {FILTERS.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          className={classes.chip}
          aria-pressed={value === filter}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

interface RowsContext {
  reach: FindReach
  place: { batchId: string; moduleId: string }
  now: number
  /** Id of the item with the one filled button. */
  leadId: string | undefined
  /** Id of today's step and the ref for its row. */
  today: { itemId: string | undefined; ref: Ref<HTMLLIElement> }
}

function DayRows({
  day,
  context: { place, now, leadId, today, reach },
}: {
  day: StudyDay
  context: RowsContext
}) {
  const mark = { date: day.date, dayNo: day.day_no, isToday: day.date === getDhakaDay(now) }
  const resources = day.items.filter(({ kind }) => kind === 'resource')
  const isFolded = resources.length > 1
  const rows = isFolded ? day.items.filter(({ kind }) => kind !== 'resource') : day.items
  return (
    <>
      {rows.map((item, at) => (
        <StudyRow
          key={item._id}
          item={item}
          day={at === 0 ? mark : undefined}
          place={place}
          now={now}
          isLead={item._id === leadId}
          reach={reach?.(item)}
          todayRef={item._id === today.itemId ? today.ref : undefined}
        />
      ))}
      {isFolded && (
        <ResourcesRow
          items={resources}
          day={rows.length === 0 ? mark : undefined}
          place={place}
          now={now}
          reach={reach}
        />
      )}
    </>
  )
}

const buildRows = (days: readonly StudyDay[], context: RowsContext) =>
  days.map((day) => <DayRows key={day._id} day={day} context={context} />)

interface PartProps {
  title?: string
  note?: string
  days: readonly StudyDay[]
  isToday?: boolean
  context: RowsContext
}

function Part({ title, note, days, isToday, context }: PartProps) {
  if (days.length === 0) return null
  return (
    <section className={classes.week} data-today={isToday}>
      {title ? (
        <StitchHeading level="h3" note={note}>
          {title}
        </StitchHeading>
      ) : (
        // The rows' titles are one level below.
        <VisuallyHidden as="h3">{isToday ? words.today : words.all}</VisuallyHidden>
      )}
      <RowList>{buildRows(days, context)}</RowList>
    </section>
  )
}

const formatDays = ({ from, to }: Week) => (from && to ? words.days(from, to) : undefined)
const formatWeek = ({ no }: Week) => (no === undefined ? undefined : words.week(no))

function PastSummary({ count: { done, missed, from, to } }: { count: PastCount }) {
  const parts = [words.days(from, to), done > 0 && words.pastDone(done)].filter(Boolean)
  return (
    <>
      {parts.join(' · ')}
      {missed > 0 && (
        <>
          {' · '}
          <Text as="strong" tone="error" weight={600}>
            {words.pastMissed(missed)}
          </Text>
        </>
      )}
    </>
  )
}

/** Past days in one row that opens; open from the start under a filter and on paper. */
function PastFold({
  weeks,
  isFiltered,
  context,
}: {
  weeks: readonly Week[]
  isFiltered: boolean
  context: RowsContext
}) {
  const [isOpened, setOpened] = useState(isFiltered)
  const isPrinting = usePrinting()
  const count = countPast(weeks)
  if (count === undefined) return null
  return (
    <AccordionItem
      title={words.past(count.steps)}
      text={<PastSummary count={count} />}
      mark={<IconHistory aria-hidden="true" className={classes.pastMark} />}
      isOpen={isOpened || isPrinting}
      onToggle={setOpened}
      isFlush
    >
      {weeks.map((week) => (
        <section key={week.key} className={classes.pastWeek}>
          <Text as="h3" tone="muted" variant="small" weight={600} className={classes.pastHead}>
            {formatWeek(week)} · {formatDays(week)}
          </Text>
          <Surface as="ul" plain className={classes.pastRows}>
            {buildRows(week.days, context)}
          </Surface>
        </section>
      ))}
    </AccordionItem>
  )
}

/** The first module has no earlier one to finish. */
function formatLockedText({ no, opens_at: at }: StudyModule): string {
  const opens = at ? words.opensOn(at) : words.opensLater
  return no === 1 ? words.lockedFirstText(opens) : words.lockedModuleText(opens)
}

interface ModuleWeeksProps {
  batchId: string
  module: StudyModule
  /** First day of the batch as `YYYY-MM-DD`, from which its weeks count. */
  firstDate: string | undefined
  /** Today's step anywhere in the plan. */
  today: TodayStep | undefined
  now: number
  reach: FindReach
}

/** The item with the button: a class that can be joined now, else what is due today. */
function findLead(
  { today, waiting, ahead, past }: ModuleParts,
  place: RowsContext['place'],
  now: number,
): string | undefined {
  const findLook = (days: readonly StudyDay[], wanted: 'join' | 'do') =>
    days.flatMap(({ items }) => items).find((item) => getRowLook(item, place, now).action?.look === wanted)
      ?._id
  const all = [...today, ...waiting, ...[...ahead, ...past].flatMap(({ days }) => days)]
  return findLook(all, 'join') ?? findLook(today, 'do')
}

export function ModuleWeeks({ batchId, module, firstDate, today, now, reach }: ModuleWeeksProps) {
  const [filter, choose] = useFilter()
  const [todayRow, setTodayRow] = useState<HTMLLIElement | null>(null)
  const parts = splitModule(module.plans, filter, firstDate, getDhakaDay(now))
  const place = { batchId, moduleId: module._id }
  const context = {
    reach,
    place,
    now,
    leadId: findLead(parts, place, now),
    today: { itemId: today?.itemId, ref: setTodayRow },
  }
  const isOver = parts.today.length === 0 && parts.ahead.length === 0
  const isEmpty = isOver && parts.waiting.length === 0 && parts.past.length === 0
  return (
    <section className={classes.module} aria-labelledby="module-title">
      <header className={classes.moduleHead}>
        <Box grow>
          <p className={classes.moduleNo}>{words.module(module.no)}</p>
          <Row align="baseline" justify="between" gap={12}>
            <h2 id="module-title" className={classes.moduleTitle}>
              <Box as="span" hideFrom="md" aria-hidden="true">
                {words.moduleNo(module.no)}{' '}
              </Box>
              {module.title}
            </h2>
            <Text as="span" tone="muted" variant="small" nowrap hideFrom="md">
              {words.steps(module.done, module.total)}
            </Text>
          </Row>
        </Box>
        <Filters filter={filter} onChoose={choose} />
      </header>
      {offers.keptClasses && <TakeModule batchId={batchId} module={module} />}
      {today && <TodayLink step={today} row={todayRow} />}
      {module.state === 'locked' && <p className={classes.locked}>{formatLockedText(module)}</p>}
      {isEmpty && (
        <Empty
          art="search"
          title={words.nothing}
          text={words.nothingText}
          action={<Button onClick={() => choose('all')}>{words.showAll}</Button>}
        />
      )}
      <Part days={parts.today} isToday context={context} />
      <Part title={words.unfinished} days={parts.waiting} context={context} />
      {parts.ahead.map((week) => (
        <Part
          key={week.key}
          title={week.isCurrent ? words.ahead : formatWeek(week)}
          note={week.isCurrent ? undefined : formatDays(week)}
          days={week.days}
          context={context}
        />
      ))}
      {isOver
        ? parts.past.map((week) => (
            <Part
              key={week.key}
              title={formatWeek(week)}
              note={formatDays(week)}
              days={week.days}
              context={context}
            />
          ))
        : parts.past.length > 0 && (
            <PastFold key={filter} weeks={parts.past} isFiltered={filter !== 'all'} context={context} />
          )}
      <FinishModule batchId={batchId} module={module} />
    </section>
  )
}
