/** Editor for the meeting link and the slots that learners may book. */

import { IconPlus, IconX } from '@tabler/icons-react'
import { getServerNow } from '#src/lib/server-time.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useAddedFocus } from '#src/ui/hooks/use-added-focus.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import type { DraftSlot } from '../engine/built-exam.ts'
import {
  buildNextSlot,
  setSlotMinutes,
  countSlotMinutes,
  formatSlotStart,
  setSlotStart,
} from '../engine/slots.ts'
import { createLocalId } from '../local-ids.ts'
import { words } from '../words.ts'
import { NumberField } from './number-field.tsx'
import type { PartProps } from './use-question.ts'
import classes from './editor.module.css'

const { question: texts } = words

export function InterviewPart({ question: { link, slots }, change }: PartProps) {
  const { place, expectField } = useAddedFocus<HTMLElement>()
  function add(): void {
    expectField()
    change({ slots: [...slots, buildNextSlot(slots, getServerNow(), createLocalId)] })
  }
  const put = (at: number, slot: DraftSlot) => change({ slots: slots.with(at, slot) }, `slot ${slot.id}`)
  return (
    <section ref={place} className={classes.part}>
      <TextField
        label={texts.link}
        hint={texts.linkHint}
        type="url"
        inputMode="url"
        value={link}
        onChange={({ target }) => change({ link: target.value }, 'link')}
      />
      <h4 className={classes.partTitle}>{texts.slots}</h4>
      {slots.map((slot, at) => (
        <Row align="end" wrap gap={8} full key={slot.id}>
          <div className={classes.start}>
            <TextField
              type="datetime-local"
              label={texts.slotStart(at)}
              value={formatSlotStart(slot)}
              onChange={({ target }) => put(at, setSlotStart(slot, target.value))}
            />
          </div>
          <div className={classes.grow}>
            <NumberField
              label={texts.slotMinutes(at)}
              value={countSlotMinutes(slot)}
              onNumber={(value) => put(at, setSlotMinutes(slot, value))}
            />
          </div>
          <IconButton label={texts.removeSlot(at)} onClick={() => change({ slots: slots.toSpliced(at, 1) })}>
            <IconX size={18} />
          </IconButton>
        </Row>
      ))}
      <div>
        <Button variant="subtle" size="sm" leftSection={<IconPlus size={18} />} onClick={add}>
          {texts.addSlot}
        </Button>
      </div>
    </section>
  )
}
