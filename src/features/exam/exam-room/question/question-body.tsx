/** Renders the answer field for the kind of question. */

import type { Question } from '#src/api/shapes/question.ts'
import { MOST_ANSWERED } from '#src/lib/bound-text.ts'
import { useCutNote } from '#src/ui/fields/cut-note.tsx'
import { FieldNote } from '#src/ui/fields/field-frame.tsx'
import { canJoinPages } from '#src/ui/fields/file-rule.ts'
import { preloadScan } from '#src/ui/fields/late-scan.ts'
import { readText, useRoom, useTextField } from '../room/context.ts'
import { Blanks } from './blanks.tsx'
import { MultipleChoice, SingleChoice, TrueFalse } from './choice.tsx'
import { CodeAnswer, preloadCodeEditor } from './code-answer.tsx'
import { FileAnswer } from './file-answer.tsx'
import { Interview } from './interview.tsx'
import { useIsClosed } from './use-value.ts'
import { words } from './words.ts'
import classes from './text.module.css'

/** An essay: plain text. (ruling R45) */
interface EssayProps {
  id: string
  labelledBy: string
}

export function Essay({ id, labelledBy }: EssayProps) {
  const room = useRoom()
  const isClosed = useIsClosed()
  const field = useTextField<HTMLTextAreaElement>(id, readText)
  const { note, watch } = useCutNote()
  const labelId = `${id}-answer`
  const noteId = `${id}-note`
  return (
    <div {...watch}>
      <label id={labelId} htmlFor={`${id}-field`} className={classes.label}>
        {words.essay}
      </label>
      <textarea
        ref={field}
        id={`${id}-field`}
        aria-labelledby={`${labelledBy} ${labelId}`}
        aria-describedby={note && noteId}
        maxLength={MOST_ANSWERED}
        className={classes.essay}
        readOnly={isClosed}
        onInput={({ currentTarget: { value } }) => room.edit(id, value === '' ? null : value)}
      />
      <FieldNote id={noteId} error={note} />
    </div>
  )
}

/**
 * Loads the code editor with its languages, and the scan of pages, since the connection may be lost when
 * such a question is reached.
 */
export function preloadAnswers(questions: readonly Question[]): void {
  const languages = new Set<string>()
  for (const question of questions) {
    if (question.question_type === 'file_upload' && canJoinPages(question.accept)) preloadScan()
    if (question.question_type === 'code_test')
      for (const { language } of question.starters) languages.add(language)
  }
  if (languages.size > 0) preloadCodeEditor(languages)
}

export interface QuestionBodyProps {
  question: Question
  labelledBy: string
}

export function QuestionBody({ question, labelledBy }: QuestionBodyProps) {
  const shared = { id: question._id, labelledBy }
  switch (question.question_type) {
    case 'single':
      return <SingleChoice {...shared} options={question.options} />
    case 'multiple':
      return <MultipleChoice {...shared} options={question.options} />
    case 'true_false':
      return <TrueFalse {...shared} />
    case 'fill_in_the_blank':
      return <Blanks {...shared} contents={question.contents} blanks={question.keys} />
    case 'essay':
      return <Essay {...shared} />
    case 'file_upload':
      return <FileAnswer {...shared} accept={question.accept} takesLink={question.takes_link} />
    case 'code_test':
      return <CodeAnswer {...shared} starters={question.starters} text={question.text} />
    case 'interview':
    default:
      return <Interview question={question} labelledBy={labelledBy} />
  }
}
