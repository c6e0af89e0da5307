/** The questions of the exam with their progress, and who else is marking. */

import { IconCircleCheck, IconUsers } from '@tabler/icons-react'
import { extractPlainText } from '#src/lib/plain-text.ts'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { listQuestions, type Sheet } from '../sheet.ts'
import type { QuestionMarking, RowProgress } from './use-papers.ts'
import classes from './by-question.module.css'

function getTitle({ unit: { question, criterion } }: RowProgress, sheet: Sheet | undefined): string {
  const asked = sheet && listQuestions(sheet).find(({ id }) => id === question)?.asked
  return criterion ?? extractPlainText(asked?.text ?? '')
}

interface RailProps {
  marking: QuestionMarking
  onRow: (rowId: string) => void
}

const isFinished = ({ done, total }: RowProgress) => total > 0 && done >= total

export function QuestionRail({ marking: { words, rows, row: chosen, state }, onRow }: RailProps) {
  return (
    <Stack as="nav" gap={12} hideBelow="md" className={classes.rail} aria-label={words.rows} data-scrolls>
      <Row justify="between" gap={8}>
        <Text as="h2" variant="lead">
          {words.rows}
        </Text>
        {rows.length > 0 && (
          <Text as="span" tone="muted" variant="small">
            {words.rowsDone(rows.filter(isFinished).length, rows.length)}
          </Text>
        )}
      </Row>
      <Stack as="ol" gap={4} plain>
        {rows.map((each) => {
          const { unit, no, done, total } = each
          const title = getTitle(each, state.sheet)
          return (
            <li key={unit.id}>
              <button
                type="button"
                className={classes.railRow}
                aria-current={unit.id === chosen?.unit.id ? 'true' : undefined}
                onClick={() => onRow(unit.id)}
              >
                <strong>{words.no(no)}</strong>
                <Stack as="span" gap={4}>
                  <Row as="span" align="start" justify="between" gap={8}>
                    <span className={classes.railTitle}>{title}</span>
                    {isFinished(each) && (
                      <IconCircleCheck size={20} aria-hidden="true" className={classes.done} />
                    )}
                  </Row>
                  <StitchProgress
                    done={done}
                    total={total}
                    next={unit.id === chosen?.unit.id}
                    label={words.rowName(no, title)}
                    figure={words.progress(done, total)}
                  />
                </Stack>
              </button>
            </li>
          )
        })}
      </Stack>
      {state.colleague !== undefined && (
        <Row align="start" gap={12} ruleTop className={classes.colleague} role="status">
          <IconUsers size={20} aria-hidden="true" />
          <Stack gap={4}>
            <strong>{words.colleague(state.colleague || words.unnamed)}</strong>
            <Text as="span" tone="muted" variant="small">
              {words.colleagueText}
            </Text>
          </Stack>
        </Row>
      )}
    </Stack>
  )
}

/** The same choice where there is no room for a list. */
export function QuestionSelect({ marking: { words, rows, row, state }, onRow }: RailProps) {
  if (row === undefined) return null
  return (
    <SelectField
      label={words.rows}
      isLabelHidden
      placeholder={null}
      value={row.unit.id}
      choices={rows.map((each) => ({
        value: each.unit.id,
        label: words.rowChoice(each.no, getTitle(each, state.sheet), each.done, each.total),
      }))}
      onChange={({ currentTarget }) => onRow(currentTarget.value)}
    />
  )
}
