/** Form of one school or position; typed text is kept until it is saved or discarded. (ruling R55) */

import { useEffect, useRef } from 'react'
import { pressRequest } from '#src/api/requests/request-outbox.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { pickChanged } from '#src/lib/merge-edits.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { FieldPair, FormCard } from '#src/ui/fields/form-card.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { type Form, useDraftForm } from '#src/ui/fields/use-draft-form.ts'
import { Grid } from '#src/ui/layout/layout.tsx'
import type { PeriodKind } from './period-kinds.ts'
import { getDraftKey } from './period-requests.ts'
import {
  buildPeriod,
  findPeriodProblems,
  listYears,
  MONTHS,
  type Period,
  PeriodValues,
  readPeriod,
} from './period-values.ts'
import { words } from './words.ts'
import classes from './desk.module.css'

const { periods } = words
/** A course may end in a future year. */
const YEARS_AHEAD = 6

interface PeriodFormProps {
  kind: PeriodKind
  /** Missing for a new one. */
  period: Period | undefined
  onClose: () => void
}

function usePeriodForm({ kind, period, onClose }: PeriodFormProps) {
  const [values, type, drop] = useDraft(getDraftKey(kind.name, period?._id), PeriodValues, readPeriod(period))
  const form = useDraftForm({
    values,
    type,
    check: (typed) => findPeriodProblems(typed, kind.name),
    send: async (typed) => {
      const body = buildPeriod(typed, period)
      const base = period && buildPeriod(readPeriod(period), period)
      if (base && Object.keys(pickChanged(body, base)).length === 0) return drop()
      return pressRequest(period ? kind.requests.update : kind.requests.create, {
        id: period?._id,
        base,
        body,
        typed,
      })
    },
    // The list says how far it is.
    done: onClose,
  })
  function leave(): void {
    drop()
    onClose()
  }
  return { values, form, leave }
}

interface DatesProps {
  values: PeriodValues
  form: Form<PeriodValues>
}

function Dates({ values, form: { field, set, errors } }: DatesProps) {
  const year = Number(getDhakaDay(getServerNow()).slice(0, 4))
  // The server uses its own field name for the end.
  const end = errors.to_month ?? (errors as { date_to?: string }).date_to
  return (
    <>
      <Grid align="start" gap={12} className={classes.dates}>
        <SelectField label={periods.fromMonth} choices={MONTHS} {...field('from_month')} />
        <SelectField label={periods.fromYear} choices={listYears(year, 0)} {...field('from_year')} />
      </Grid>
      <CheckBox
        label={periods.goesOn}
        checked={values.goes_on}
        onChange={({ currentTarget }) => set('goes_on', currentTarget.checked)}
      />
      {!values.goes_on && (
        <Grid align="start" gap={12} className={classes.dates}>
          <SelectField label={periods.toMonth} choices={MONTHS} {...field('to_month')} error={end} />
          <SelectField label={periods.toYear} choices={listYears(year, YEARS_AHEAD)} {...field('to_year')} />
        </Grid>
      )}
    </>
  )
}

export function PeriodForm(props: PeriodFormProps) {
  const { kind, period } = props
  const { values, form, leave } = usePeriodForm(props)
  const texts = words[kind.name]
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <FormCard
      title={period ? texts.edit : texts.create}
      refusals={form.refusals}
      failure={form.failure}
      onSubmit={form.submit}
      actions={
        <>
          <Button variant="default" onClick={leave}>
            {periods.drop}
          </Button>
          <Button type="submit" isPending={form.isPending} pendingText={periods.saving}>
            {period ? periods.save : periods.add}
          </Button>
        </>
      }
    >
      <FieldPair>
        <TextField ref={first} label={texts.place} {...form.field('place')} />
        <TextField label={texts.role} {...form.field('role')} />
      </FieldPair>
      <Dates values={values} form={form} />
      {kind.name === 'education' ? (
        <TextField label={texts.note} isOptional {...form.field('note')} />
      ) : (
        <TextArea label={texts.note} isOptional rows={3} {...form.field('note')} />
      )}
    </FormCard>
  )
}
