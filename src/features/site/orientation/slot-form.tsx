/**
 * The hours as cards in both clocks, with name and contact. A full hour says so; people whom no hour suits
 * can leave a number. (rulings R4, R61)
 */

import { useId } from 'react'
import type { OrientationBooking, OrientationEvent, OrientationSlot } from '#src/api/shapes/orientation.ts'
import { formatOwnZoneTime } from '#src/lib/bn.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldNote } from '#src/ui/fields/field-frame.tsx'
import { FieldPair, FormCard } from '#src/ui/fields/form-card.tsx'
import { RadioCard } from '#src/ui/fields/radio-card.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Grid, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { bringIntoView } from '#src/ui/reveal.ts'
import { WaitingRequest } from '#src/ui/states/waiting-request.tsx'
import { useSlotRequest } from './slot-requests.ts'
import { NO_SLOT, useSlotForm } from './use-slot-form.ts'
import { words } from './words.ts'

interface SlotsProps {
  slots: readonly OrientationSlot[]
  chosen: string
  /** The hour that is already booked. */
  own: string | undefined
  error: string | undefined
  onChoose: (id: string) => void
}

function getSeatsText({ _id, seats_left: seats }: OrientationSlot, own: string | undefined): string {
  if (_id === own) return words.mine
  return seats > 0 ? words.seats(seats) : words.full
}

function Slots({ slots, chosen, own, error, onChoose }: SlotsProps) {
  const id = useId()
  const shared = {
    name: 'slot',
    'aria-describedby': error ? id : undefined,
    'aria-invalid': error ? true : undefined,
  }
  const [first] = slots
  const isOneLength = slots.every(({ minutes }) => minutes === first?.minutes)
  return (
    <Grid as="fieldset" gap={8}>
      <Text as="legend" variant="small" weight={600} mb={8}>
        {joinFacts(words.slots, first && isOneLength ? words.eachMinutes(first.minutes) : undefined)}
      </Text>
      {slots.map((slot) => (
        <RadioCard
          {...shared}
          key={slot._id}
          title={words.when(slot.at)}
          text={joinFacts(isOneLength ? undefined : words.minutes(slot.minutes), formatOwnZoneTime(slot.at))}
          aside={getSeatsText(slot, own)}
          checked={chosen === slot._id}
          disabled={slot.seats_left === 0 || slot._id === own}
          onChange={() => onChoose(slot._id)}
        />
      ))}
      {own === undefined && (
        <RadioCard
          {...shared}
          title={words.noneFits}
          text={words.noneFitsText}
          checked={chosen === NO_SLOT}
          onChange={() => onChoose(NO_SLOT)}
        />
      )}
      <FieldNote id={id} error={error} />
    </Grid>
  )
}

function Asked() {
  return (
    <Notice tone="info" title={words.asked} role="status" ref={bringIntoView}>
      <p>{words.askedText}</p>
    </Notice>
  )
}

interface SlotFormProps {
  event: OrientationEvent
  /** The booking being changed. */
  booking?: OrientationBooking | undefined
  onBooked: () => void
  onKeep?: () => void
}

export function SlotForm({ event, booking, onBooked, onKeep }: SlotFormProps) {
  const { values, form, hasAsked } = useSlotForm(event, onBooked)
  const waiting = useSlotRequest(event._id)
  if (waiting) {
    const { name, contact, slot } = waiting.values
    const hour = event.slots.find(({ _id }) => _id === slot)
    return (
      <WaitingRequest request={waiting}>
        {joinFacts(hour && words.when(hour.at), name, contact)}
      </WaitingRequest>
    )
  }
  const sendText = values.slot === NO_SLOT ? words.ask : booking ? words.move : words.book
  return (
    <Stack gap={12}>
      {hasAsked && <Asked />}
      <FormCard
        title={booking ? words.chooseOther : words.choose}
        refusals={form.refusals}
        onSubmit={form.submit}
        actions={
          <>
            {onKeep && (
              <Button variant="default" onClick={onKeep}>
                {words.keep}
              </Button>
            )}
            <Button type="submit">{sendText}</Button>
          </>
        }
      >
        {event.slots.length === 0 ? (
          <p>{words.noSlots}</p>
        ) : (
          <Slots
            slots={event.slots}
            chosen={values.slot}
            own={booking?.slot}
            error={form.errors.slot}
            onChoose={(id) => form.set('slot', id)}
          />
        )}
        <FieldPair>
          <TextField label={words.name} autoComplete="name" {...form.field('name')} />
          <TextField
            label={words.contact}
            hint={words.contactHint}
            autoComplete="tel"
            {...form.field('contact')}
          />
        </FieldPair>
      </FormCard>
    </Stack>
  )
}
