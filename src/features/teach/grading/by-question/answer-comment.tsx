/** The comment on one answer, with the phrases that belong to its question. */

import { IconX } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { appendPhrase } from '#src/lib/append-phrase.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { PhraseButton } from '#src/ui/phrase-button.tsx'
import { forgetPhrase, usePhrases } from '../reasons/phrases.ts'
import { getFreeWords, setFreeWords } from '../saving/draft.ts'
import type { Grading } from '../saving/use-grading.ts'
import { words as gradingWords } from '../words.ts'
import { words } from './words.ts'
import classes from './by-question.module.css'

function Phrases({
  phraseKey,
  onPick,
  ref,
}: {
  phraseKey: string
  onPick: (text: string) => void
  ref: Ref<HTMLDivElement>
}) {
  const phrases = usePhrases(phraseKey)
  const [isEditing, setEditing] = useState(false)
  if (phrases.length === 0) return null
  return (
    <Row wrap gap={8} role="group" aria-label={gradingWords.comment.phrases} ref={ref}>
      {phrases.map(({ text, uses }) =>
        isEditing ? (
          <Row as="span" inline gap={4} key={text} border="line" radius="pill" className={classes.phrase}>
            {text}
            <IconButton
              size="sm"
              label={words.removePhrase(text)}
              onClick={() => forgetPhrase(phraseKey, text)}
            >
              <IconX size={16} />
            </IconButton>
          </Row>
        ) : (
          <PhraseButton
            key={text}
            phrase={text}
            uses={formatNumber(uses)}
            name={words.phraseName(text, uses)}
            onPress={() => onPick(text)}
          />
        ),
      )}
      <Button size="sm" variant="subtle" onClick={() => setEditing(!isEditing)}>
        {isEditing ? words.phrasesDone : words.editPhrases}
      </Button>
    </Row>
  )
}

interface AnswerCommentProps {
  grading: Grading
  question: string
  phraseKey: string
  fieldRef: Ref<HTMLTextAreaElement>
  phrasesRef: Ref<HTMLDivElement>
}

export function AnswerComment({ grading, question, phraseKey, fieldRef, phrasesRef }: AnswerCommentProps) {
  const { draft, change } = grading
  const pick = (text: string) =>
    change((now) => {
      const before = getFreeWords(now, question)
      const comment = appendPhrase(before, text)
      return comment === before ? now : setFreeWords(now, question, comment)
    })
  return (
    <>
      <TextArea
        ref={fieldRef}
        aria-keyshortcuts="C"
        label={words.comment}
        isLabelHidden
        placeholder={words.comment}
        rows={1}
        className={classes.comment}
        value={getFreeWords(draft, question)}
        onChange={({ currentTarget: { value } }) =>
          change((now) => setFreeWords(now, question, value), { place: `comment ${question}` })
        }
        onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && event.currentTarget.blur()}
      />
      <Phrases phraseKey={phraseKey} ref={phrasesRef} onPick={pick} />
    </>
  )
}
