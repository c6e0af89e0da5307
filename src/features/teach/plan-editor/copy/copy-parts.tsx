/** Parts of the copy form: which days, the new deadlines, and the results. */

import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import { useId } from 'react'
import type { StudyDay, StudyPlan } from '#src/api/shapes/study-plan.ts'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Grid, Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { type CopyState, listCopied } from './copy-steps.ts'
import type { Failures } from './run-copy.ts'
import { words } from './words.ts'
import classes from './copy.module.css'

interface DayChoiceProps {
  plan: StudyPlan
  chosen: readonly string[]
  error: string | undefined
  onChange: (days: string[]) => void
}

/** A module's checkbox selects or deselects all its days. */
export function DayChoice({ plan: { modules }, chosen, error, onChange }: DayChoiceProps) {
  const errorId = useId()
  const toggle = (ids: readonly string[], isOn: boolean) => {
    const others = chosen.filter((id) => !ids.includes(id))
    onChange(isOn ? [...others, ...ids] : others)
  }
  return (
    <Surface
      className={classes.days}
      radius="md"
      border="line"
      padY={8}
      padX={14}
      role="group"
      aria-label={words.title}
    >
      {error && (
        <Text tone="error" variant="small" id={errorId} role="alert">
          {error}
        </Text>
      )}
      {modules
        .filter(({ plans }) => plans.length > 0)
        .map(({ _id, no, title, plans }) => {
          const ids = plans.map((day) => day._id)
          return (
            <details key={_id}>
              <summary>{words.module(no, title)}</summary>
              <CheckBox
                label={words.wholeModule(no, title, ids.length)}
                checked={ids.every((id) => chosen.includes(id))}
                aria-invalid={error ? true : undefined}
                onChange={({ currentTarget }) => toggle(ids, currentTarget.checked)}
              />
              <Grid as="ul" gap={4} className={classes.nested}>
                {plans.map((day) => (
                  <li key={day._id}>
                    <CheckBox
                      label={words.day(day.day_no, day.title)}
                      hint={words.with(listCopied(day).map((item) => item.title)) || undefined}
                      checked={chosen.includes(day._id)}
                      onChange={({ currentTarget }) => toggle([day._id], currentTarget.checked)}
                    />
                  </li>
                ))}
              </Grid>
            </details>
          )
        })}
    </Surface>
  )
}

export function Deadlines({
  deadlines,
}: {
  deadlines: readonly { _id: string; title: string; at: string }[]
}) {
  const now = useNow()
  if (deadlines.length === 0) return null
  return (
    <section>
      <Text as="h3" variant="note">
        {words.deadlines}
      </Text>
      <Grid as="ul" gap={4}>
        {deadlines.map(({ _id, title, at }) => (
          <Row as="li" key={_id} wrap gap={8} variant="small">
            {words.deadline(title, at)}
            {Date.parse(at) < now && <Pill tone="missed">{words.past}</Pill>}
          </Row>
        ))}
      </Grid>
    </section>
  )
}

function Came({ title, isDone, failure }: { title: string; isDone: boolean; failure: string | undefined }) {
  const Icon = isDone ? IconCheck : failure ? IconAlertTriangle : IconClock
  return (
    <Row gap={8} variant="small">
      <Icon size={18} aria-hidden="true" />
      <span>
        {title}: {isDone ? words.came : (failure ?? words.waits)}
      </span>
    </Row>
  )
}

export function CopyResults({
  days,
  state,
  failures,
}: {
  days: readonly StudyDay[]
  state: CopyState
  failures: Failures
}) {
  return (
    <section role="status">
      <Text as="h3" variant="note">
        {words.results}
      </Text>
      <Grid as="ul" gap={4}>
        {days.map((day) => (
          <li key={day._id}>
            <Came
              title={words.day(day.day_no, day.title)}
              isDone={state.made[day._id] !== undefined}
              failure={failures[day._id]}
            />
            <Grid as="ul" gap={4} className={classes.nested}>
              {listCopied(day).map(({ _id, title }) => (
                <li key={_id}>
                  <Came title={title} isDone={state.done.includes(_id)} failure={failures[_id]} />
                </li>
              ))}
            </Grid>
          </li>
        ))}
      </Grid>
    </section>
  )
}
