/** What a file holds: each question beside what stood there, with its doubts; the chosen ones are added. */

import { useMemo, useState } from 'react'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { Column, Grid, Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import { QuestionHtml } from '#src/ui/text/question-html.tsx'
import { ProposedAnswer } from '../answer/proposed-answer.tsx'
import { useBuilder } from '../builder-context.ts'
import { NumberField } from '../editor/number-field.tsx'
import { joinBlanks } from '../engine/answers.ts'
import { getQuestions } from '../engine/built-exam.ts'
import { changeExam } from '../exam-draft-store.ts'
import { createLocalId } from '../local-ids.ts'
import { words } from '../words.ts'
import { addFound, removeAdded } from './add-found.ts'
import {
  type FoundQuestion,
  isChosenFirst,
  listFaults,
  markRepeated,
  MOST_QUESTIONS,
  type ReadFile,
  showSource,
  TOLD_ONCE,
  type Unread,
} from './found.ts'
import { words as own } from './words.ts'
import classes from './transfer.module.css'

const { read: texts } = own

/** How many questions are rendered at first. */
const SHOWN = 40

function Understood({ found: { question, section } }: { found: FoundQuestion }) {
  const { text, kind, explanation } = question
  return (
    <Column gap={4} className={classes.part} data-latin>
      <Text as="span" tone="muted" variant="caption">
        {texts.understood}
      </Text>
      {text !== '' && <QuestionHtml html={text} />}
      {kind === 'fill_in_the_blank' && <p data-latin>{joinBlanks(question)}</p>}
      <ProposedAnswer question={question} />
      {explanation !== '' && (
        <Text as="div" variant="small" tone="muted">
          {texts.explanation} <QuestionHtml html={explanation} />
        </Text>
      )}
      {section !== '' && (
        <Text as="span" tone="muted" variant="caption">
          {texts.section(section)}
        </Text>
      )}
    </Column>
  )
}

type Unit = ReadFile['unit']

function Stood({ found: { source, line, sheet }, unit }: { found: FoundQuestion; unit: Unit }) {
  return (
    <Column gap={4} className={classes.part}>
      <Text as="span" tone="muted" variant="caption">
        {texts.stood} · {texts.line(line, unit, sheet)}
      </Text>
      <Text as="div" variant="small" tone="muted" anywhere className={classes.source} data-latin>
        {showSource(source, own.pictureOf)}
      </Text>
    </Column>
  )
}

interface FoundRowProps {
  found: FoundQuestion
  unit: Unit
  no: number
  isChosen: boolean
  onChoose: () => void
}

function FoundRow({ found, unit, no, isChosen, onChoose }: FoundRowProps) {
  const { question, doubts } = found
  const faults = listFaults(found)
  const notes = [
    ...faults.map((fault) => words.check.ofQuestion[fault]),
    // Said once, above the list.
    ...doubts.flatMap((doubt) =>
      doubt === 'default-marks' || TOLD_ONCE.includes(doubt) ? [] : own.doubts[doubt],
    ),
  ]
  return (
    <Surface
      as="li"
      ground="surface"
      radius="md"
      border="line"
      className={classes.card}
      data-chosen={isChosen}
    >
      <CheckBox
        label={
          <>
            <strong>{words.question.title(no)}</strong> · {words.kinds[question.kind]} ·{' '}
            {words.marks(question.marks)}
          </>
        }
        checked={isChosen}
        onChange={onChoose}
      />
      <Grid className={classes.pair}>
        <Stood found={found} unit={unit} />
        <Understood found={found} />
      </Grid>
      {notes.length > 0 && (
        <Surface
          as="ul"
          tone="accent"
          variant="small"
          ground="accent"
          radius="md"
          className={classes.notes}
          aria-label={texts.doubts}
        >
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Surface>
      )}
    </Surface>
  )
}

function UnreadList({ unread, unit }: { unread: readonly Unread[]; unit: Unit }) {
  if (unread.length === 0) return null
  return (
    <details className={classes.unread}>
      <summary>
        {texts.unread} ({words.number(unread.length)})
      </summary>
      <Column as="ul" gap={8}>
        {unread.slice(0, SHOWN).map(({ source, line, sheet, reason }) => (
          <li key={`${sheet} ${line} ${source.slice(0, 40)}`}>
            <Text variant="small" tone="muted">
              {texts.line(line, unit, sheet)}: {own.reasons[reason]}
            </Text>
            <Text as="div" variant="small" anywhere className={classes.source} data-latin>
              {showSource(source, own.pictureOf).slice(0, 600)}
            </Text>
          </li>
        ))}
      </Column>
    </details>
  )
}

function useAdding(onDone: () => void) {
  const { examId, exam, section, change, select } = useBuilder()
  return (chosen: readonly FoundQuestion[]) => {
    // Built once, so that undo knows what is new.
    const next = addFound(exam, chosen, section?.id, createLocalId)
    const before = new Set([...exam.sections, ...getQuestions(exam)].map(({ id }) => id))
    const isNew = (id: string) => !before.has(id)
    const added = new Set([...next.sections, ...getQuestions(next)].map(({ id }) => id).filter(isNew))
    change(() => next)
    select(chosen[0]?.question.id, true)
    announce(texts.added(chosen.length))
    showToast({
      kind: 'success',
      message: texts.added(chosen.length),
      isNew: true,
      action: texts.undo,
      onClick: () => {
        changeExam(examId, (later) => removeAdded(later, added))
        select(undefined)
      },
    })
    onDone()
  }
}

interface FoundListProps {
  file: ReadFile
  isBijoyWanted: boolean
  onBijoy: (isWanted: boolean) => void
  onOther: () => void
}

const hasNoMarks = ({ doubts }: FoundQuestion) => doubts.includes('default-marks')

const putMarks = (found: readonly FoundQuestion[], marks: number) =>
  found.map((each) => (hasNoMarks(each) ? { ...each, question: { ...each.question, marks } } : each))

export function FoundList({ file, isBijoyWanted, onBijoy, onOther }: FoundListProps) {
  const { exam } = useBuilder()
  // What the exam had when the file was read: the questions added from it are no repetition.
  const [before] = useState(() => getQuestions(exam))
  const [marks, setMarks] = useState(1)
  const found = useMemo(() => putMarks(markRepeated(file.found, before), marks), [file, before, marks])
  const withoutMarks = found.filter(hasNoMarks).length
  const [chosen, setChosen] = useState(
    () => new Set(found.filter(isChosenFirst).map(({ question }) => question.id)),
  )
  const [shown, setShown] = useState(SHOWN)
  const add = useAdding(onOther)
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const all = found.map(({ question }) => question.id)
  return (
    <Column gap={12}>
      <Row justify="between" wrap gap={8}>
        <Text weight={600} role="status">
          {texts.found(found.length, file.unread.length)}
        </Text>
        <Button size="sm" variant="subtle" onClick={onOther}>
          {texts.other}
        </Button>
      </Row>
      {file.isCut && <p>{texts.cut(MOST_QUESTIONS)}</p>}
      {TOLD_ONCE.filter((told) => found.some(({ doubts }) => doubts.includes(told))).map((told) => (
        <p key={told}>{own.doubts[told]}</p>
      ))}
      {file.hasBijoy && (
        <CheckBox
          label={texts.bijoy}
          hint={texts.bijoyHint}
          checked={isBijoyWanted}
          onChange={({ target }) => onBijoy(target.checked)}
        />
      )}
      {withoutMarks > 0 && (
        <NumberField label={texts.defaultMarks(withoutMarks)} value={marks} onNumber={setMarks} />
      )}
      <Row gap={8} wrap>
        <Button size="sm" variant="default" onClick={() => setChosen(new Set(all))}>
          {texts.chooseAll}
        </Button>
        <Button size="sm" variant="default" onClick={() => setChosen(new Set())}>
          {texts.chooseNone}
        </Button>
      </Row>
      <Column as="ul" gap={12}>
        {found.slice(0, shown).map((each, at) => (
          <FoundRow
            key={each.question.id}
            found={each}
            unit={file.unit}
            no={at + 1}
            isChosen={chosen.has(each.question.id)}
            onChoose={() => toggle(each.question.id)}
          />
        ))}
      </Column>
      {found.length > shown && (
        <Button variant="default" size="sm" onClick={() => setShown(shown + SHOWN)}>
          {texts.more(found.length - shown)}
        </Button>
      )}
      <UnreadList unread={file.unread} unit={file.unit} />
      <div className={classes.foot}>
        <Button
          fullWidth
          disabled={chosen.size === 0}
          onClick={() => add(found.filter(({ question }) => chosen.has(question.id)))}
        >
          {texts.add(chosen.size)}
        </Button>
      </div>
    </Column>
  )
}
