/** Days of one module by weeks; the filter is part of the address. */
import { type Ref, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { StudyDay, StudyModule } from '#src/api/shapes/study-plan.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { FinishModule } from './finish-module.tsx'
import classes from './study-plan.module.css'
import { StudyRow } from './study-row.tsx'
import { TodayLink } from './today-link.tsx'
import type { TodayStep } from './today-step.ts'
import { type PlanFilter, type Week, groupWeeks } from './weeks.ts'
import { words } from './words.ts'

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
  const choose = (next: PlanFilter) => setParams(next === 'all' ? {} : { show: next }, { replace: true, preventScrollReset: true })
  return [filter, choose]
}

function Filters({ filter, onChoose }: { filter: PlanFilter; onChoose: (filter: PlanFilter) => void }) {
  return (
    <div className={classes.filters} role="group" aria-label={words.filter}>
      {FILTERS.map(({ value, text }) => (
        <button key={value} type="button" className={classes.chip} aria-pressed={value === filter} onClick={() => onChoose(value)}>
          {text}
        </button>
      ))}
    </div>
  )
}

function formatWeekTitle({ no, isPast }: Week, isOnlyPast: boolean): string {
  if (isPast && !isOnlyPast) return words.lastWeek
  return no === undefined ? words.all : words.week(no)
}

interface DayRowsProps {
  day: StudyDay
  place: { batchId: string; moduleId: string }
  now: number
  /** Id of today's step and the ref for its row. */
  today: { itemId: string | undefined; ref: Ref<HTMLLIElement> }
}

function DayRows({ day, place, now, today }: DayRowsProps) {
  const mark = { date: day.date, dayNo: day.day_no, isToday: day.date === getDhakaDay(now) }
  return day.items.map((item, at) => (
    <StudyRow
      key={item._id}
      item={item}
      day={at === 0 ? mark : undefined}
      place={place}
      now={now}
      todayRef={item._id === today.itemId ? today.ref : undefined}
    />
  ))
}

/** The first module has no earlier one to finish. */
function formatLockedText({ no, opens_at: at }: StudyModule): string {
  const opens = at ? words.opensOn(at) : words.opensLater
  return no === 1 ? words.lockedFirstText(opens) : words.lockedModuleText(opens)
}

interface ModuleWeeksProps {
  batchId: string
  of: StudyModule
  /** First day of the batch as `YYYY-MM-DD`, from which its weeks count. */
  firstDate: string | undefined
  /** Today's step anywhere in the plan. */
  today: TodayStep | undefined
  now: number
}

export function ModuleWeeks({ batchId, of, firstDate, today, now }: ModuleWeeksProps) {
  const [filter, choose] = useFilter()
  const [todayRow, setTodayRow] = useState<HTMLLIElement | null>(null)
  const weeks = groupWeeks(of.plans, filter, firstDate, getDhakaDay(now))
  const isOnlyPast = weeks.every(({ isPast }) => isPast)
  const place = { batchId, moduleId: of._id }
  return (
    <section className={classes.module} aria-labelledby="module-title">
      <header className={classes.moduleHead}>
        <div>
          <p className={classes.moduleNo}>{words.module(of.no)}</p>
          <h2 id="module-title" className={classes.moduleTitle}>
            {of.title}
          </h2>
        </div>
        <Filters filter={filter} onChoose={choose} />
      </header>
      {today && <TodayLink step={today} row={todayRow} />}
      {of.state === 'locked' && <p className={classes.locked}>{formatLockedText(of)}</p>}
      {weeks.length === 0 && (
        <Empty
          art="search"
          title={words.nothing}
          text={words.nothingText}
          action={<Button onClick={() => choose('all')}>{words.showAll}</Button>}
        />
      )}
      {weeks.map((week) => (
        <section key={week.key} className={classes.week} data-current={week.isCurrent}>
          {week.from && week.to && (
            <StitchHeading level="h3" note={words.days(week.from, week.to)}>
              {formatWeekTitle(week, isOnlyPast)}
            </StitchHeading>
          )}
          <RowList>
            {week.days.map((day) => (
              <DayRows key={day._id} day={day} place={place} now={now} today={{ itemId: today?.itemId, ref: setTodayRow }} />
            ))}
          </RowList>
        </section>
      ))}
      <FinishModule batchId={batchId} of={of} />
    </section>
  )
}
