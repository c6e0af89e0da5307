/**
 * The learner's choice of what the public pages of their certificates show; saved and undone with one press.
 * (ruling R52)
 */

import { useRef, useState } from 'react'
import { call } from '#src/api/call.ts'
import { auth, readMe } from '#src/api/contract/auth.ts'
import { setCached, useRead } from '#src/api/use-api.ts'
import { profileRead } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Toggle } from '#src/ui/fields/toggle.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { LoadInside } from '#src/ui/states/load-inside.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { words } from './words.ts'

/** Stored in the profile's free record, beside other values. */
const CHOICES = ['shows_marks', 'is_searchable'] as const
type Choice = (typeof CHOICES)[number]

/** Saved one after the other, since both choices are in one record. */
let lastSave: Promise<unknown> = Promise.resolve()

async function saveChoice(choice: Choice, value: boolean): Promise<void> {
  // Read again, since another device may have written the record meanwhile.
  const { free_object: record } = await call(auth.me, {})
  const saved = await call(auth.update, { body: { free_object: { ...record, [choice]: value } } })
  profileRead(saved)
  setCached(auth.me, {}, saved)
}

function ChoiceRow({ choice, isOn }: { choice: Choice; isOn: boolean }) {
  const wanted = useRef(isOn)
  const [pressed, setPressed] = useState(isOn)
  const [hasChanged, setChanged] = useState(false)
  const saving = useInlineAction(async () => {
    setChanged(false)
    lastSave = lastSave.catch(() => undefined).then(() => saveChoice(choice, wanted.current))
    await lastSave
    setChanged(true)
  })
  function press(): void {
    if (saving.isPending) return
    wanted.current = !isOn
    setPressed(!isOn)
    void saving.act()
  }
  const { label, on, off } = words.shown[choice]
  return (
    <InlineAction action={saving}>
      <Toggle
        label={label}
        checked={saving.isPending ? pressed : isOn}
        onChange={press}
        aria-busy={saving.isPending}
      />
      <Row wrap gap={4} gapX={12} role="status">
        {hasChanged && (
          <>
            <Text tone="muted" variant="small">
              {isOn ? on : off}
            </Text>
            <Button variant="subtle" size="sm" onClick={press}>
              {words.shown.undo}
            </Button>
          </>
        )}
      </Row>
    </InlineAction>
  )
}

export function ShownToOthers() {
  const read = useRead(readMe())
  return (
    <Card as="section">
      <Text as="h2" variant="lead" weight={600} mb={8}>
        {words.shown.title}
      </Text>
      <LoadInside from={read} skeleton={<Skeleton height="5rem" />}>
        {({ free_object: record }) => (
          <>
            {CHOICES.map((choice) => (
              <ChoiceRow key={choice} choice={choice} isOn={record[choice] === true} />
            ))}
            <Text tone="muted" variant="small">
              {words.shown.all}
            </Text>
          </>
        )}
      </LoadInside>
    </Card>
  )
}
