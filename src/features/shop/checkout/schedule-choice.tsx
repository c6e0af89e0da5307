/** The first step: the batches that can still be joined, as cards, with start and seats. */

import { type FormEvent, useState } from 'react'
import type { Schedule } from '#src/api/shapes/course.ts'
import { Button } from '#src/ui/button.tsx'
import { RadioCard } from '#src/ui/fields/radio-card.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { Seats } from './chosen-schedule.tsx'
import { formatScheduleStart, formatScheduleTitle } from './schedule-text.ts'
import { words } from './words.ts'
import classes from './choice.module.css'

interface ScheduleChoiceProps {
  schedules: readonly Schedule[]
  chosen: string | undefined
  isBundle: boolean
  /** The previously chosen one is no longer available. */
  isGone: boolean
  onChoose: (schedule: string) => void
}

export function ScheduleChoice({ schedules, chosen, isBundle, isGone, onChoose }: ScheduleChoiceProps) {
  const [marked, setMarked] = useState(schedules.find(({ _id }) => _id === chosen)?._id)
  const [isMissing, setMissing] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (marked !== undefined) return onChoose(marked)
    setMissing(true)
    event.currentTarget.querySelector<HTMLInputElement>('input')?.focus()
  }

  return (
    <form onSubmit={submit} className={classes.choice} noValidate>
      {isGone && (
        <Text tone="error" weight={500} role="alert">
          {words.batchGone}
        </Text>
      )}
      <fieldset className={classes.cards} aria-label={words.batches}>
        {schedules.map((schedule) => (
          <RadioCard
            key={schedule._id}
            name="schedule"
            value={schedule._id}
            checked={schedule._id === marked}
            onChange={() => setMarked(schedule._id)}
            title={formatScheduleTitle(schedule)}
            text={
              <>
                {formatScheduleStart(schedule, isBundle)}
                <Seats schedule={schedule} />
              </>
            }
            disc="right"
          />
        ))}
      </fieldset>
      {isMissing && marked === undefined && (
        <Text tone="error" weight={500} role="alert">
          {words.chooseOne}
        </Text>
      )}
      <Button type="submit" size="lg">
        {words.goOn}
      </Button>
    </form>
  )
}
