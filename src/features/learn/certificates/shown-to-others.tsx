/**
 * The learner's choice of what the public pages of their certificates show; saved and undone with one press.
 * (ruling R52)
 */

import { useRef, useState } from 'react'
import { readMe } from '#src/api/contract/auth.ts'
import { saveExtra } from '#src/api/save-extra.ts'
import { useRead } from '#src/api/use-api.ts'
import { profileRead } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Toggle } from '#src/ui/fields/toggle.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { Section } from '#src/ui/section.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { LoadInside } from '#src/ui/states/load-inside.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { words } from './words.ts'

/** Stored in the profile's free record, beside other values. */
const CHOICES = ['shows_marks', 'is_searchable'] as const
type Choice = (typeof CHOICES)[number]

function ChoiceRow({ choice, isOn }: { choice: Choice; isOn: boolean }) {
  const wanted = useRef(isOn)
  const [pressed, setPressed] = useState(isOn)
  const [hasChanged, setChanged] = useState(false)
  const saving = useInlineAction(async () => {
    setChanged(false)
    profileRead(await saveExtra({ [choice]: wanted.current }))
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
    <Section title={words.shown.title} gap={8}>
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
    </Section>
  )
}
