/**
 * Coming appointments by day: in the routine everything, with a week above it; in the tasks only what must be
 * done. (ruling R35)
 */

import { type ReactNode, useState } from 'react'
import { readDays } from '#src/api/contract/overview.ts'
import type { Appointment, AppointmentDay } from '#src/api/shapes/live.ts'
import { useRead } from '#src/api/use-api.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Box, Stack } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { AppointmentDays } from './appointment-days.tsx'
import { useFirstDays } from './use-first-days.ts'
import { WeekStrip } from './week-strip.tsx'
import { words } from './words.ts'

type Kind = Appointment['kind']

/** Lines stay short enough to be read across. */
const WIDTH = '46rem'

function pickKinds(days: readonly AppointmentDay[], kinds: readonly Kind[]): AppointmentDay[] {
  return days
    .map(({ date, items }) => ({ date, items: items.filter(({ kind }) => kinds.includes(kind)) }))
    .filter(({ items }) => items.length > 0)
}

const countItems = (days: readonly AppointmentDay[]) => days.reduce((sum, { items }) => sum + items.length, 0)

function Waiting() {
  return (
    <Box style={{ maxWidth: WIDTH }}>
      <SkeletonRows count={6} lines={2} />
    </Box>
  )
}

interface AppointmentsProps {
  kinds: readonly Kind[]
  empty: ReactNode
}

export function Appointments({ kinds, empty }: AppointmentsProps) {
  const now = useNow()
  const read = useRead(readDays())
  const days = read.data && pickKinds(read.data.data, kinds)
  return (
    <Load
      from={{ ...read, data: days }}
      skeleton={<Waiting />}
      isEmpty={(shown) => shown.length === 0}
      empty={empty}
    >
      {(shown) => (
        <Box style={{ maxWidth: WIDTH }}>
          <AppointmentDays days={shown} now={now} />
        </Box>
      )}
    </Load>
  )
}

const SHOWN = {
  all: ['live', 'assignment', 'exam'],
  live: ['live'],
  tasks: ['assignment', 'exam'],
} as const satisfies Record<string, readonly Kind[]>

type Shown = keyof typeof SHOWN

/** All days of a batch would be five windows long on a phone. */
const FIRST_DAYS = { wide: Infinity, narrow: 10 }

function RoutineDays({
  days,
  now,
  choice,
}: {
  days: readonly AppointmentDay[]
  now: number
  choice: ReactNode
}) {
  const { shown, showAll, reach } = useFirstDays(days, FIRST_DAYS)
  return (
    <Stack gap={16} style={{ maxWidth: WIDTH }}>
      <Card padding="sm">
        <WeekStrip days={days} now={now} onChoose={reach} />
      </Card>
      {choice}
      {shown.length > 0 && <AppointmentDays days={shown} now={now} />}
      {showAll && (
        <Button variant="default" onClick={showAll}>
          {words.moreDays}
        </Button>
      )}
    </Stack>
  )
}

export function Routine({ empty }: { empty: ReactNode }) {
  const now = useNow()
  const [shown, setShown] = useState<Shown>('all')
  const read = useRead(readDays())
  return (
    <Load from={read} skeleton={<Waiting />} isEmpty={({ data }) => countItems(data) === 0} empty={empty}>
      {({ data }) => {
        const days = pickKinds(data, SHOWN[shown])
        const options = (Object.keys(SHOWN) as Shown[]).map((value) => ({
          value,
          label: words.shown(value, countItems(pickKinds(data, SHOWN[value]))),
        }))
        return (
          <RoutineDays
            days={days}
            now={now}
            choice={<Segmented label={words.showWhat} options={options} value={shown} onChange={setShown} />}
          />
        )
      }}
    </Load>
  )
}
