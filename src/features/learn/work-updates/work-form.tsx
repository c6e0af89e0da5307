/** Form for the update of one of the last seven days; unsent text is kept for each day. (ruling R57) */

import type { RefObject } from 'react'
import * as v from 'valibot'
import { parseExternalLink } from '#src/lib/external-link.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { type Problems, useDraftForm } from '#src/ui/fields/use-draft-form.ts'
import { Row, Stack } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'
import { listOpenDays, type ShownWork } from './work-days.ts'
import { writeWork } from './work-outbox.ts'

const MOST_LETTERS = 2000

const Draft = v.object({ text: v.string(), link: v.string() })
type Typed = v.InferOutput<typeof Draft>

function check({ text, link }: Typed): Problems<Typed> {
  const isWrongLink = !isBlank(link) && parseExternalLink(link) === undefined
  return {
    ...(isBlank(text) && { text: words.empty }),
    ...(text.length > MOST_LETTERS && { text: words.tooLong(MOST_LETTERS) }),
    ...(isWrongLink && { link: words.wrongLink }),
  }
}

interface WorkFormProps {
  /** The existing updates. */
  work: readonly ShownWork[]
  day: string
  onDay: (day: string) => void
  field: RefObject<HTMLTextAreaElement | null>
}

function Fields({ work, day, field }: Omit<WorkFormProps, 'onDay'>) {
  const before = work.find(({ date }) => date === day)
  const [values, type, drop] = useDraft(`work-${day}`, Draft, {
    text: before?.text ?? '',
    link: before?.link ?? '',
  })
  const isSame = before?.text === values.text.trim() && (before.link ?? '') === values.link.trim()
  const form = useDraftForm<Typed, void>({
    values,
    type,
    check,
    confirm: async () => {
      if (before === undefined || before.state === 'refused' || isSame) return true
      const { replaceTitle: title, replaceText: text, replaceYes: yes, replaceNo: no } = words
      return confirmAsked({ title: title(day), text, yes, no })
    },
    send: async ({ text, link }) => writeWork(day, text.trim(), parseExternalLink(link) ?? ''),
    done: () => {
      drop()
      // With a connection the row shows the state, and the toast comes once the server has it.
      if (!navigator.onLine) showToast({ kind: 'success', message: words.stored })
    },
  })
  return (
    <Stack as="form" gap={16} noValidate onSubmit={form.submit}>
      <TextArea ref={field} label={words.text} hint={words.textHint} rows={3} {...form.field('text')} />
      <TextField
        label={words.link}
        hint={words.linkHint}
        type="url"
        inputMode="url"
        isOptional
        {...form.field('link')}
      />
      <Row>
        <Button type="submit" isPending={form.isPending}>
          {before === undefined ? words.save : words.change}
        </Button>
      </Row>
    </Stack>
  )
}

export function WorkForm({ onDay, ...rest }: WorkFormProps) {
  const { work, day } = rest
  const isWritten = (date: string) => work.some((each) => each.date === date)
  const choices = listOpenDays(getServerNow()).map((date, at) => ({
    value: date,
    label: words.dayOption(date, at, isWritten(date)),
  }))
  return (
    <Stack as={Card} gap={16}>
      <SelectField
        label={words.day}
        placeholder={null}
        choices={choices}
        value={day}
        onChange={({ currentTarget }) => onDay(currentTarget.value)}
      />
      {/* Each day has its own errors. */}
      <Fields key={day} {...rest} />
    </Stack>
  )
}
