/** Question suggestions by the assistant: the teacher adds the selected ones to the exam and has the others generated again. */
import { IconPlus, IconRefresh, IconSparkles } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { parseQuestion } from '../engine/contract-shape.ts'
import { useBuilder } from '../builder-context.ts'
import { getQuestionName } from '../outline/outline-row.tsx'
import { words } from '../words.ts'
import { Column, Grid, Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import classes from './ai.module.css'
import { RequestForm } from './request-form.tsx'
import { type Suggestions, useSuggestions } from './use-suggestions.ts'

const { ai: texts } = words

/** The name of a question needs no ids. */
const createNoId = () => ''

interface SuggestionListProps {
  suggestions: Suggestions
  onToggle: (questionId: string) => void
}

function SuggestionList({ suggestions: { questions, dropped }, onToggle }: SuggestionListProps) {
  return (
    <Column as="ul" gap={8}>
      {questions.map((question) => {
        const isChosen = !dropped.includes(question._id)
        return (
          <Surface
            as="li"
            ground="surface"
            radius="md"
            border="line"
            key={question._id}
            className={classes.proposal}
            data-chosen={isChosen}
          >
            <CheckBox
              label={<span data-latin>{getQuestionName(parseQuestion(question, createNoId))}</span>}
              hint={isChosen ? words.kinds[question.question_type] : texts.dropped}
              checked={isChosen}
              onChange={() => onToggle(question._id)}
            />
          </Surface>
        )
      })}
    </Column>
  )
}

export function AiPanel() {
  const { isSetFixed } = useBuilder()
  const { suggestions, isPending, setRequest, toggle, generate, regenerate, accept } = useSuggestions()
  const { questions, dropped, note } = suggestions
  const chosenCount = questions.length - dropped.length
  return (
    <section className={classes.root} aria-label={words.pane.titles.ai}>
      <Row as="header" gap={12}>
        <IconTile tone="ai" size={40}>
          <IconSparkles size={22} stroke={1.75} />
        </IconTile>
        <div>
          <h2 className={classes.title}>{words.pane.titles.ai}</h2>
          <Text tone="muted" size={13}>
            {texts.lead}
          </Text>
        </div>
      </Row>
      {isSetFixed ? (
        <p>{words.setStays}</p>
      ) : (
        <RequestForm request={suggestions.request} isPending={isPending} onRequest={setRequest} onGenerate={generate} />
      )}
      {questions.length > 0 && (
        <>
          <Row as="p" align="stretch" justify="between" size={15} className={classes.count}>
            <strong>{texts.made(questions.length)}</strong>
            <span>{texts.kept(chosenCount)}</span>
          </Row>
          {note !== '' && (
            <Text tone="muted" size={13}>
              {note}
            </Text>
          )}
          <SuggestionList suggestions={suggestions} onToggle={toggle} />
          <Grid gap={8} className={classes.actions}>
            <Button
              variant="default"
              leftSection={<IconRefresh size={20} stroke={1.75} />}
              disabled={dropped.length === 0 || isPending}
              onClick={regenerate}
            >
              {texts.remake(dropped.length)}
            </Button>
            <Button
              variant="ai"
              leftSection={<IconPlus size={20} />}
              disabled={chosenCount === 0 || isPending || isSetFixed}
              onClick={accept}
            >
              {texts.take(chosenCount)}
            </Button>
          </Grid>
        </>
      )}
    </section>
  )
}
