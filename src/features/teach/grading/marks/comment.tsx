/** Comment for the learner, with the teacher's own reusable phrases. */

import { IconPencil, IconX } from '@tabler/icons-react'
import { type Ref, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { trimText } from '#src/lib/invisible.ts'
import { useTextDraft } from '#src/stores/drafts/use-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Grid, Row } from '#src/ui/layout/layout.tsx'
import { PhraseButton } from '#src/ui/phrase-button.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { gradingSettingChosen, useGradingSettings } from '../keys/grading-settings-store.ts'
import { addToComment, setComment } from '../saving/draft.ts'
import type { Grading } from '../saving/use-grading.ts'
import { words } from '../words.ts'
import classes from './marks.module.css'

const { comment } = words

const savePhrases = (phrases: readonly string[]) => gradingSettingChosen({ phrases: [...phrases] })

function PhraseEditor({ phrases, onDone }: { phrases: readonly string[]; onDone: () => void }) {
  const [text, type, drop] = useTextDraft('grading-phrase', '')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const add = (event: SyntheticEvent) => {
    event.preventDefault()
    const phrase = trimText(text)
    if (phrase !== '' && !phrases.includes(phrase)) savePhrases([...phrases, phrase])
    drop()
    field.current?.focus()
  }
  return (
    <Grid as="form" gap={8} radius="md" border="line" pad={12} onSubmit={add}>
      <Grid as="ul" className={classes.phraseList}>
        {phrases.map((phrase) => (
          <li key={phrase}>
            <span>{phrase}</span>
            <IconButton
              label={comment.removePhrase(phrase)}
              size="sm"
              onClick={() => savePhrases(phrases.filter((each) => each !== phrase))}
            >
              <IconX size={16} />
            </IconButton>
          </li>
        ))}
      </Grid>
      <TextField
        ref={field}
        label={comment.newPhrase}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <Row wrap gap={8}>
        <Button type="submit" size="sm" variant="default">
          {comment.addPhrase}
        </Button>
        <Button size="sm" variant="subtle" onClick={onDone}>
          {comment.done}
        </Button>
      </Row>
    </Grid>
  )
}

function Phrases({ change }: Pick<Grading, 'change'>) {
  const phrases = useGradingSettings((state) => state.phrases) ?? comment.first
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <PhraseEditor phrases={phrases} onDone={() => setEditing(false)} />
  return (
    <Row wrap gap={8} role="group" aria-label={comment.phrases}>
      {phrases.map((phrase) => (
        <PhraseButton
          key={phrase}
          phrase={phrase}
          onPress={() => change((now) => addToComment(now, phrase))}
        />
      ))}
      <IconButton label={comment.editPhrases} size="sm" onClick={() => setEditing(true)}>
        <IconPencil size={16} />
      </IconButton>
    </Row>
  )
}

export function Comment({
  grading: { draft, change },
  fieldRef,
}: {
  grading: Grading
  fieldRef: Ref<HTMLTextAreaElement>
}) {
  const label = (
    <Row as="span" gap={8} className={classes.commentLabel}>
      <KeyCap isDecoration>C</KeyCap> {comment.label} <small>{comment.hint}</small>
    </Row>
  )
  const place = useFocusRecovery<HTMLElement>()
  return (
    <section ref={place} className={classes.part}>
      <TextArea
        ref={fieldRef}
        aria-keyshortcuts="C"
        label={label}
        rows={3}
        value={draft.comment}
        onChange={({ currentTarget: { value } }) =>
          change((now) => setComment(now, value), { place: 'comment' })
        }
        onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && event.currentTarget.blur()}
      />
      <Phrases change={change} />
    </section>
  )
}
