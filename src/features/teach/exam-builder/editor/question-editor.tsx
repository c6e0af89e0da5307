/** One question, open: its kind and marks, its text, and what its kind asks for. */
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { QuestionType } from '#src/api/shapes/question.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { isMarkedByHand, kindChanged } from '../engine/answers.ts'
import { type DraftQuestion, QUESTION_TYPES, questionsOf } from '../engine/built-exam.ts'
import { faultsOfQuestion } from '../engine/publish-check.ts'
import { useBuilder } from '../builder-context.ts'
import { useMoves } from '../use-moves.ts'
import { words } from '../words.ts'
import { BlanksPart } from './blanks-part.tsx'
import { ChoicesPart } from './choices-part.tsx'
import { CodePart } from './code-part.tsx'
import { CriteriaPart } from './criteria-part.tsx'
import classes from './editor.module.css'
import { FilePart } from './file-part.tsx'
import { InterviewPart } from './interview-part.tsx'
import { MarkedText } from './marked-text.tsx'
import { NumberField } from './number-field.tsx'
import { TruthPart } from './truth-part.tsx'
import { type PartProps, useQuestionChange } from './use-question.ts'

const { question: said } = words

const PARTS: Readonly<Record<QuestionType, ComponentType<PartProps> | undefined>> = {
  single: ChoicesPart,
  multiple: ChoicesPart,
  true_false: TruthPart,
  fill_in_the_blank: BlanksPart,
  essay: undefined,
  file_upload: FilePart,
  code_test: CodePart,
  interview: InterviewPart,
}

const KIND_CHOICES = QUESTION_TYPES.map((kind) => ({ value: kind, label: words.kinds[kind] }))

function Deeds({ question }: { question: DraftQuestion }) {
  const { isSetFixed } = useBuilder()
  const { step, copy, remove } = useMoves()
  return (
    <div className={classes.deeds}>
      <IconButton size="md" label={said.up} onClick={() => step(question.id, -1)}>
        <IconArrowUp size={20} stroke={1.75} />
      </IconButton>
      <IconButton size="md" label={said.down} onClick={() => step(question.id, 1)}>
        <IconArrowDown size={20} stroke={1.75} />
      </IconButton>
      {!isSetFixed && (
        <>
          <IconButton size="md" label={said.copy} onClick={() => copy(question.id)}>
            <IconCopy size={20} stroke={1.75} />
          </IconButton>
          <IconButton size="md" label={said.remove} onClick={() => remove(question.id)}>
            <IconTrash size={20} stroke={1.75} />
          </IconButton>
        </>
      )}
    </div>
  )
}

function Faults({ question }: { question: DraftQuestion }) {
  const faults = faultsOfQuestion(question)
  if (faults.length === 0) return null
  return (
    <ul className={classes.faults}>
      {faults.map((fault) => (
        <li key={fault}>{words.check.ofQuestion[fault]}</li>
      ))}
    </ul>
  )
}

export function QuestionEditor({ question }: { question: DraftQuestion }) {
  const { exam } = useBuilder()
  const change = useQuestionChange(question.id)
  const no = questionsOf(exam).indexOf(question) + 1
  const { kind, marks, text, explanation } = question
  const Part = PARTS[kind]
  const isByHand = isMarkedByHand(kind)
  return (
    <article className={classes.card} aria-labelledby={`title-${question.id}`} data-question={question.id}>
      <header className={classes.head}>
        <h3 id={`title-${question.id}`} className={classes.no}>
          {said.title(no)}
        </h3>
        <div className={classes.kind}>
          <SelectField
            label={said.kind}
            isLabelHidden
            placeholder={null}
            choices={KIND_CHOICES}
            value={kind}
            onChange={({ target }) => change(kindChanged(question, target.value as QuestionType))}
          />
        </div>
        <div className={classes.marksField}>
          <NumberField label={said.marks} value={marks} onNumber={(value) => change({ marks: value }, 'marks')} />
        </div>
        <Deeds question={question} />
      </header>
      <div className={classes.part}>
        <MarkedText id={`text-${question.id}`} label={said.text} html={text} onHtml={(html) => change({ text: html }, 'text')} />
        {Part && <Part question={question} change={change} />}
        {isByHand ? (
          <CriteriaPart question={question} change={change} />
        ) : (
          <MarkedText
            label={said.explanation}
            hint={said.explanationHint}
            rows={2}
            html={explanation}
            onHtml={(html) => change({ explanation: html }, 'explanation')}
          />
        )}
        <Faults question={question} />
      </div>
    </article>
  )
}
