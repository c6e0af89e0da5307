/** One week of a learner: what was learnt, one thing to try, what is next, and what waits. (ruling R67) */

import { IconChevronLeft, IconChevronRight, IconPrinter, IconShare3 } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { readProgress } from '#src/api/contract/progress.ts'
import { readAllNotes, readAllProgress } from '#src/api/contract/recording.ts'
import { readOwnSubmissions } from '#src/api/contract/submission.ts'
import { useAllPages } from '#src/api/use-all-pages.ts'
import { useRead } from '#src/api/use-api.ts'
import { PrintHead } from '#src/engines/papers/parts/print-head.tsx'
import { printPaper } from '#src/engines/papers/parts/print-paper.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import {
  countStreak,
  type DayClock,
  findFreeDay,
  findSaturday,
  getDayOn,
  parseDay,
  shiftDay,
} from '#src/lib/week.ts'
import { listPlayedTimes } from '#src/stores/player/played-time.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Card } from '#src/ui/card.tsx'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { useSwipe } from './use-swipe.ts'
import { useDayClock } from './use-week-choices.ts'
import { PrintedDays, WeekChart } from './week-chart.tsx'
import { buildWeek, isMarked, listLearnedDays, type WeekFacts, type WeekSource } from './week-facts.ts'
import { Learned, Next, Try, Waiting } from './week-lists.tsx'
import { shareWeek } from './week-picture.ts'
import { words } from './words.ts'
import sheet from '#src/engines/papers/parts/sheet.module.css'
import classes from './week.module.css'

/** Undefined for the week after the current one. */
function getAddressAfter(saturday: string, thisWeek: string): string | undefined {
  const after = shiftDay(saturday, 7)
  if (saturday >= thisWeek) return undefined
  return after === thisWeek ? paths.week() : paths.weekOf(after)
}

const getAddressBefore = (saturday: string) => paths.weekOf(shiftDay(saturday, -7))

interface BarProps {
  facts: WeekFacts
  /** The Saturday of the current week. */
  thisWeek: string
  hasMarks: boolean
}

function Bar({ facts, thisWeek, hasMarks }: BarProps) {
  const name = useSession(({ user }) => user?.name)
  const [first = '', last = ''] = [facts.days[0], facts.days.at(-1)]
  const isCurrent = first === thisWeek
  const after = getAddressAfter(first, thisWeek)
  const share = async () => {
    try {
      await shareWeek(facts, { name, hasMarks })
    } catch {
      showToast({ kind: 'error', message: words.shareFailed })
    }
  }
  return (
    <Row justify="between" gap={4}>
      <Row gap={4}>
        <IconButton label={words.before} to={getAddressBefore(first)} className={classes.screenOnly}>
          <IconChevronLeft size={20} aria-hidden="true" />
        </IconButton>
        <div>
          <Text weight={600} tight>
            {words.range(first, last)}
          </Text>
          {isCurrent && (
            <Text tone="muted" variant="small" tight>
              {words.soFar}
            </Text>
          )}
        </div>
        {after && (
          <IconButton label={words.after} to={after} className={classes.screenOnly}>
            <IconChevronRight size={20} aria-hidden="true" />
          </IconButton>
        )}
      </Row>
      <Row gap={4} className={classes.screenOnly}>
        <IconButton label={words.print} onClick={() => void printPaper()}>
          <IconPrinter size={22} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton label={words.share} onClick={() => void share()}>
          <IconShare3 size={22} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </Row>
    </Row>
  )
}

interface SettingsProps {
  clock: DayClock
  onClock: ((clock: DayClock) => void) | undefined
  hasMarks: boolean
  onMarks: (hasMarks: boolean) => void
  canShowMarks: boolean
}

function Settings({ clock, onClock, hasMarks, onMarks, canShowMarks }: SettingsProps) {
  if (!onClock && !canShowMarks) return null
  return (
    <Card as="section" padding="lg" aria-label={words.settings} className={classes.screenOnly}>
      <Stack gap={12}>
        {canShowMarks && (
          <CheckBox
            label={words.withMarks}
            checked={hasMarks}
            onChange={({ currentTarget }) => onMarks(currentTarget.checked)}
          />
        )}
        {onClock && (
          <>
            <Text tone="muted" variant="small">
              {words.clockText}
            </Text>
            <Segmented
              label={words.clock}
              value={clock}
              onChange={onClock}
              options={[
                { value: 'dhaka', label: words.clocks.dhaka },
                { value: 'own', label: words.clocks.own },
              ]}
            />
          </>
        )}
      </Stack>
    </Card>
  )
}

interface WeekBodyProps {
  source: WeekSource
  /** The server's count, by Dhaka's days. */
  streak: number | undefined
  date: string | undefined
  submissionsFailed: (() => void) | undefined
}

function WeekBody({ source, streak, date, submissionsFailed }: WeekBodyProps) {
  const name = useSession(({ user }) => user?.name)
  const { clock, choose } = useDayClock()
  const [hasMarks, setHasMarks] = useState(false)
  const today = getDayOn(useNow(), clock)
  const asked = parseDay(date)
  const saturday = findSaturday(asked && asked < today ? asked : today)
  const thisWeek = findSaturday(today)
  const isCurrent = saturday === thisWeek
  const facts = buildWeek(source, saturday, clock)
  const learned = listLearnedDays(source, clock)
  const ownStreak = clock === 'dhaka' && streak !== undefined ? streak : countStreak(learned, today)
  const shownStreak = isCurrent ? ownStreak : 0
  const navigate = useNavigate()
  const swipe = useSwipe((direction) => {
    const address = direction === 'right' ? getAddressBefore(saturday) : getAddressAfter(saturday, thisWeek)
    if (address) void navigate(address)
  })
  const isEmpty = facts.watched.length + facts.notes.length + facts.submitted.length === 0
  return (
    <Stack as="article" gap={20} className={sheet.sheet} aria-label={words.title} {...swipe}>
      <PrintHead title={words.title} name={name} />
      <Bar facts={facts} thisWeek={thisWeek} hasMarks={hasMarks} />
      <PrintedDays facts={facts} />
      <WeekChart
        facts={facts}
        before={buildWeek(source, shiftDay(saturday, -7), clock).learned.length}
        streak={shownStreak}
        learned={learned}
        today={today}
        freeDay={isCurrent && shownStreak === 0 ? undefined : findFreeDay(learned, facts.days, today)}
      />
      <Stack gap={20} className={classes.sections}>
        {isEmpty ? (
          <Empty
            title={isCurrent ? words.none : words.nonePast}
            text={isCurrent ? words.noneText : undefined}
          />
        ) : (
          <Learned facts={facts} />
        )}
        {submissionsFailed && (
          <Failed shape="row" error={{ msg: words.learnedFailed }} onRetry={submissionsFailed} />
        )}
        {isCurrent && (
          <>
            <Try source={source} facts={facts} />
            <Next />
            <Waiting submissions={source.submissions} />
          </>
        )}
        <Text tone="muted" variant="small">
          {words.counted}
        </Text>
        <Settings
          clock={clock}
          onClock={choose}
          hasMarks={hasMarks}
          onMarks={setHasMarks}
          canShowMarks={facts.submitted.some(isMarked)}
        />
      </Stack>
    </Stack>
  )
}

const NO_NOTES = { read: undefined, rows: [], retryRest: undefined }
const useOwnNotes = offers.notes ? () => useAllPages(readAllNotes()) : () => NO_NOTES

/** `date`: any day of the week; without a valid one, the current week. */
export function Week({ date }: { date: string | undefined }) {
  const progress = useRead(readAllProgress())
  const notes = useOwnNotes()
  const submissions = useAllPages(readOwnSubmissions())
  const habit = useRead(readProgress(), { isQuiet: true })
  const [played] = useState(listPlayedTimes)
  const skeleton = <SkeletonRows count={6} lines={2} height={[4, 4]} />
  const isWaiting = submissions.read.isLoading || habit.isLoading
  const retry =
    submissions.read.error && !submissions.read.data ? submissions.read.retry : submissions.retryRest
  return (
    <Load from={progress} skeleton={skeleton}>
      {({ data }) => (
        <Load<unknown> from={notes.read ?? progress} skeleton={skeleton}>
          {() =>
            isWaiting ? (
              skeleton
            ) : (
              <>
                <WeekBody
                  source={{
                    progress: data,
                    notes: notes.rows,
                    submissions: submissions.rows,
                    habit: habit.data?.week ?? [],
                    played,
                  }}
                  streak={habit.data?.streak}
                  date={date}
                  submissionsFailed={retry}
                />
                {notes.retryRest && (
                  <Failed shape="row" error={{ msg: words.restFailed }} onRetry={notes.retryRest} />
                )}
              </>
            )
          }
        </Load>
      )}
    </Load>
  )
}
