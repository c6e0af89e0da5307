/** One section in the editor: its name and its questions; one is open, the others are lines that open. */

import { IconArrowDown, IconArrowUp, IconChevronDown, IconPlus, IconTrash } from '@tabler/icons-react'
import { formatNumber } from '#src/lib/bn.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Box, Column, Row, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { useBuilder } from '../builder-context.ts'
import { removeSection, renameSection, stepSection } from '../engine/arrange.ts'
import { type DraftQuestion, type DraftSection, sumMarks } from '../engine/built-exam.ts'
import { getQuestionName } from '../outline/outline-row.tsx'
import { countFirstNumber } from '../outline/section-list.tsx'
import { useQuestionActions } from '../use-question-actions.ts'
import { words } from '../words.ts'
import { QuestionEditor } from './question-editor.tsx'
import { useFocusWhenAdded } from './use-question.ts'
import classes from './section-view.module.css'

const { section: texts } = words

function SectionHead({ section, at }: { section: DraftSection; at: number }) {
  const { exam, change, select, isSetFixed } = useBuilder()
  const { id, title, questions } = section
  const first = useFocusWhenAdded<HTMLInputElement>(id)

  function step(by: -1 | 1): void {
    change((before) => stepSection(before, id, by))
    announce(texts.moved(at + 1 + by, exam.sections.length))
  }
  async function remove(): Promise<void> {
    const ask = {
      title: texts.removeAsk,
      text: texts.removeText(questions.length),
      yes: texts.remove,
      no: texts.stay,
      isDangerous: true,
    }
    if (questions.length > 0 && !(await confirmAsked(ask))) return
    select(undefined)
    change((before) => removeSection(before, id))
  }

  return (
    <Row as="header" gap={4} gapX={8} className={classes.head}>
      <Box grow shrink className={classes.name}>
        <TextField
          {...first}
          label={texts.name}
          isLabelHidden
          placeholder={texts.placeholder}
          leftSection={<strong>{words.letter(at)}</strong>}
          value={title}
          onChange={({ target }) =>
            change((before) => renameSection(before, id, target.value), `section ${id}`)
          }
        />
      </Box>
      <Text as="span" tone="muted" variant="small" nowrap className={classes.sum}>
        {words.sumOf(questions.length, sumMarks(questions))}
      </Text>
      {at > 0 && (
        <IconButton label={texts.up} onClick={() => step(-1)}>
          <IconArrowUp size={20} stroke={1.75} />
        </IconButton>
      )}
      {at < exam.sections.length - 1 && (
        <IconButton label={texts.down} onClick={() => step(1)}>
          <IconArrowDown size={20} stroke={1.75} />
        </IconButton>
      )}
      {!isSetFixed && (
        <IconButton label={texts.remove} onClick={() => void remove()}>
          <IconTrash size={20} stroke={1.75} />
        </IconButton>
      )}
    </Row>
  )
}

function ClosedQuestion({ question, no }: { question: DraftQuestion; no: number }) {
  const { select } = useBuilder()
  return (
    <button type="button" className={classes.closed} onClick={() => select(question.id)}>
      <Text as="span" tone="muted" weight={600}>
        {formatNumber(no)}
      </Text>
      <Text as="span" weight={500} grow shrink anywhere clip className={classes.text} data-latin>
        {getQuestionName(question)}
      </Text>
      <Pill tone="neutral">{words.kinds[question.kind]}</Pill>
      <Text as="span" tone="muted" variant="small" nowrap className={classes.sum}>
        {words.marks(question.marks)}
      </Text>
      <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
    </button>
  )
}

export function SectionView({ section, at }: { section: DraftSection; at: number }) {
  const { exam, selected, isSetFixed } = useBuilder()
  const { add } = useQuestionActions()
  const first = countFirstNumber(exam.sections, at)
  return (
    <Column
      as="section"
      gap={12}
      className={classes.root}
      aria-label={words.outline.section(at, section.title)}
    >
      <SectionHead section={section} at={at} />
      {section.questions.map((question, place) =>
        question.id === selected?.id ? (
          <QuestionEditor key={question.id} question={question} />
        ) : (
          <ClosedQuestion key={question.id} question={question} no={first + place} />
        ),
      )}
      {!isSetFixed && (
        <button
          type="button"
          className={classes.add}
          onClick={() => add(section.questions.at(-1)?.kind ?? 'single', section.id)}
        >
          <IconPlus size={20} aria-hidden="true" />
          {texts.add}
        </button>
      )}
    </Column>
  )
}
