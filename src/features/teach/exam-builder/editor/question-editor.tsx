/** Editor for one question: kind and marks, text, and the part for its kind. */

import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { QuestionType } from '#src/api/shapes/question.ts'
import { listEndings, UPLOAD_KINDS, type UploadKind } from '#src/lib/upload-limit.ts'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { Toggle } from '#src/ui/fields/toggle.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Surface } from '#src/ui/layout/layout.tsx'
import { useBuilder } from '../builder-context.ts'
import { changeKind, isMarkedByHand } from '../engine/answers.ts'
import { type DraftQuestion, getQuestions, QUESTION_TYPES } from '../engine/built-exam.ts'
import { findQuestionFaults } from '../engine/publish-check.ts'
import { useQuestionActions } from '../use-question-actions.ts'
import { words } from '../words.ts'
import { BlanksPart } from './blanks-part.tsx'
import { ChoicesPart, TruthPart } from './choices-part.tsx'
import { CodePart } from './code-part.tsx'
import { CriteriaPart } from './criteria-part.tsx'
import { InterviewPart } from './interview-part.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { NumberField } from './number-field.tsx'
import { countPictureRoom, type PartProps, useFocusWhenAdded, useQuestionChange } from './use-question.ts'
import classes from './editor.module.css'

const { question: texts } = words

/** Editor for the file kinds accepted as an answer. (ruling R46) */
function FilePart({ question: { accept, takesLink }, change }: PartProps) {
  const isAccepted = (kind: UploadKind) => listEndings([kind]).some((ending) => accept.includes(ending))
  function toggle(kind: UploadKind): void {
    const others = accept.filter((ending) => !listEndings([kind]).includes(ending))
    change({ accept: isAccepted(kind) ? others : [...others, ...listEndings([kind])] })
  }
  return (
    <>
      <fieldset className={classes.fieldset}>
        <legend className={classes.partTitle}>{texts.accept}</legend>
        <Row align="stretch" wrap gap={8} gapX={16}>
          {UPLOAD_KINDS.map((kind) => (
            <CheckBox
              key={kind}
              label={texts.files[kind]}
              checked={isAccepted(kind)}
              onChange={() => toggle(kind)}
            />
          ))}
        </Row>
        <p className={classes.hint}>{texts.acceptHint}</p>
      </fieldset>
      <Toggle
        label={texts.takesLink}
        checked={takesLink}
        onChange={({ target }) => change({ takesLink: target.checked })}
      />
    </>
  )
}

function ExplanationPart({ question, change }: PartProps) {
  const { explanation } = question
  return (
    <MarkdownField
      label={texts.explanation}
      hint={texts.explanationHint}
      rows={2}
      html={explanation}
      pictureRoom={countPictureRoom(question)}
      onHtml={(html, isWhole) => change({ explanation: html }, isWhole ? undefined : 'explanation')}
    />
  )
}

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

function QuestionButtons({ question }: { question: DraftQuestion }) {
  const { isSetFixed } = useBuilder()
  const { step, copy, remove } = useQuestionActions()
  return (
    <div className={classes.actions}>
      <IconButton size="md" label={texts.up} onClick={() => step(question.id, -1)}>
        <IconArrowUp size={20} stroke={1.75} />
      </IconButton>
      <IconButton size="md" label={texts.down} onClick={() => step(question.id, 1)}>
        <IconArrowDown size={20} stroke={1.75} />
      </IconButton>
      {!isSetFixed && (
        <>
          <IconButton size="md" label={texts.copy} onClick={() => copy(question.id)}>
            <IconCopy size={20} stroke={1.75} />
          </IconButton>
          <IconButton size="md" label={texts.remove} onClick={() => remove(question.id)}>
            <IconTrash size={20} stroke={1.75} />
          </IconButton>
        </>
      )}
    </div>
  )
}

function Faults({ question }: { question: DraftQuestion }) {
  const faults = findQuestionFaults(question)
  if (faults.length === 0) return null
  return (
    <Surface as="ul" tone="accent" variant="small" ground="accent" radius="md" className={classes.faults}>
      {faults.map((fault) => (
        <li key={fault}>{words.check.ofQuestion[fault]}</li>
      ))}
    </Surface>
  )
}

export function QuestionEditor({ question }: { question: DraftQuestion }) {
  const { exam } = useBuilder()
  const change = useQuestionChange(question.id)
  const no = getQuestions(exam).indexOf(question) + 1
  const { kind, marks, text } = question
  const Part = PARTS[kind]
  const first = useFocusWhenAdded<HTMLTextAreaElement>(question.id)
  return (
    <Surface
      as="article"
      ground="surface"
      radius="lg"
      border="line"
      pad={16}
      className={classes.card}
      aria-labelledby={`title-${question.id}`}
      data-question={question.id}
    >
      <Row as="header" wrap gap={8} gapX={12} mb={14}>
        <h3 id={`title-${question.id}`} className={classes.no}>
          {texts.title(no)}
        </h3>
        <div className={classes.kind}>
          <SelectField
            label={texts.kind}
            isLabelHidden
            placeholder={null}
            choices={KIND_CHOICES}
            value={kind}
            onChange={({ target }) => change(changeKind(question, target.value as QuestionType))}
          />
        </div>
        <div className={classes.marksField}>
          <NumberField
            label={texts.marks}
            value={marks}
            onNumber={(value) => change({ marks: value }, 'marks')}
          />
        </div>
        <QuestionButtons question={question} />
      </Row>
      <div className={classes.part}>
        <MarkdownField
          {...first}
          id={`text-${question.id}`}
          label={texts.text}
          html={text}
          pictureRoom={countPictureRoom(question)}
          onHtml={(html, isWhole) => change({ text: html }, isWhole ? undefined : 'text')}
        />
        {Part && <Part question={question} change={change} />}
        {isMarkedByHand(kind) ? (
          <CriteriaPart question={question} change={change} />
        ) : (
          <ExplanationPart question={question} change={change} />
        )}
        <Faults question={question} />
      </div>
    </Surface>
  )
}
