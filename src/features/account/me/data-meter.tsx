/** How much data went this month, for the last classes and exams, by kind, with a limit of one's own. (ruling R69) */

import { useEffect } from 'react'
import { formatBytes, GIGABYTE, MEGABYTE } from '#src/lib/bytes.ts'
import { computeReachedPercent } from '#src/lib/percent.ts'
import { followMeter } from '#src/stores/meter/count-transfers.ts'
import { limitChosen, meterSwitched, useMeter } from '#src/stores/meter/meter-store.ts'
import { addUp, type Counted, KINDS, type Meter } from '#src/stores/meter/meter.ts'
import { AccordionItem } from '#src/ui/accordion.tsx'
import { Card } from '#src/ui/card.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { Toggle } from '#src/ui/fields/toggle.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { words } from './words.ts'

const LIMITS = [500 * MEGABYTE, GIGABYTE, 2 * GIGABYTE, 5 * GIGABYTE, 10 * GIGABYTE]

function Month({ meter }: { meter: Meter }) {
  const sum = addUp(meter)
  return (
    <Stack gap={8}>
      <Row justify="between" wrap gap={4} gapX={16}>
        <Text as="strong" variant="title" tight>
          {formatBytes(sum)}
        </Text>
        <Text as="span" tone="muted" variant="small">
          {words.thisMonth}
          {meter.limit !== undefined && ` · ${words.ofLimit(meter.limit)}`}
        </Text>
      </Row>
      {meter.limit !== undefined && (
        <StitchProgress
          done={computeReachedPercent(sum, meter.limit)}
          total={100}
          label={words.ofMonth}
          next={false}
        />
      )}
      <Row wrap gap={4} gapX={20} tone="muted" variant="small">
        {KINDS.map((kind) => (
          <span key={kind}>{words.kind(kind, meter[kind])}</span>
        ))}
      </Row>
      {meter.guessed > 0 && (
        <Text tone="muted" variant="small">
          {words.guessed(meter.guessed)}
        </Text>
      )}
    </Stack>
  )
}

function CountedRow({ counted }: { counted: Counted }) {
  const { title } = counted
  const kinds = KINDS.filter((kind) => counted[kind] > 0).map((kind) => words.kind(kind, counted[kind]))
  return (
    <li>
      <Row justify="between" align="start" gap={12}>
        <Text as="span" shrink anywhere>
          {title || words.untitled}
        </Text>
        <Text as="strong" fixed>
          {counted.guessed > 0 ? words.about(addUp(counted)) : formatBytes(addUp(counted))}
        </Text>
      </Row>
      <Text tone="muted" variant="small">
        {kinds.join(' · ')}
      </Text>
    </li>
  )
}

function CountedList({ title, list }: { title: string; list: readonly Counted[] }) {
  const [first] = list
  if (first === undefined) return null
  return (
    <AccordionItem
      variant="line"
      title={title}
      text={words.lastOf(first.title || words.untitled, addUp(first))}
    >
      <Stack as="ul" plain gap={10}>
        {list.map((each) => (
          <CountedRow key={each.id} counted={each} />
        ))}
      </Stack>
    </AccordionItem>
  )
}

export function DataMeter() {
  const { isOn, meter } = useMeter()
  useEffect(followMeter, [])
  return (
    <Card padding="sm" as="section" id="data" aria-label={words.meter}>
      <Stack gap={12}>
        <Toggle
          label={words.meter}
          text={words.meterText}
          checked={isOn}
          onChange={({ currentTarget }) => meterSwitched(currentTarget.checked)}
        />
        {(isOn || addUp(meter) > 0) && (
          <>
            <Month meter={meter} />
            <SelectField
              label={words.limit}
              hint={words.limitHint}
              placeholder={words.noLimit}
              value={meter.limit === undefined ? '' : String(meter.limit)}
              choices={LIMITS.map((each) => ({ value: String(each), label: formatBytes(each) }))}
              onChange={({ currentTarget: { value } }) => limitChosen(value ? Number(value) : undefined)}
            />
            <div>
              <CountedList title={words.classes} list={meter.classes} />
              <CountedList title={words.exams} list={meter.exams} />
            </div>
          </>
        )}
      </Stack>
    </Card>
  )
}
