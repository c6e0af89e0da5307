/**
 * Right pane of the grading page: total, the assistant's card, a row for each mark, the comment, decisions.
 */

import { Fragment, type ReactNode } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { type Suggested, findSuggested } from '../ai/suggested.ts'
import type { SuggestionRead } from '../ai/use-suggestion.ts'
import { ChangeReason } from '../reasons/change/change-reason.tsx'
import { listGiven } from '../reasons/give-reason.ts'
import { FirstReason, RowReasons, type RowReasonsProps, SumLine } from '../reasons/row-reasons.tsx'
import type { PaperReasons } from '../reasons/use-paper-reasons.ts'
import { getMark, sumMarks, setMark } from '../saving/draft.ts'
import type { Grading } from '../saving/use-grading.ts'
import { type MarkRow as MarkLine, listQuestions } from '../sheet.ts'
import { words } from '../words.ts'
import { MarkRow } from './mark-row.tsx'
import { getQuestionNumber, getRowName, getRowTitle } from './row-name.ts'
import classes from './marks.module.css'

function Total({ grading: { draft, rows } }: { grading: Grading }) {
  const { given, full, missing } = sumMarks(draft, rows)
  return (
    <Row align="end" justify="between" gap={16} className={classes.total}>
      <div>
        <Text tone="muted" variant="caption" hideBelow="md">
          {words.marks.total}
        </Text>
        <Text tone="muted" variant="title" tight className={classes.totalFigure}>
          <span aria-hidden="true">
            <strong>{formatNumber(given)}</strong> {words.marks.outOf(full)}
          </span>
          <VisuallyHidden>{words.marks.spoken(given, full)}</VisuallyHidden>
        </Text>
      </div>
      <div className={classes.totalStitch}>
        <StitchProgress
          done={rows.length - missing}
          total={rows.length}
          label={words.marks.total}
          next={false}
        />
        {missing > 0 && (
          <Text tone="muted" variant="caption">
            {words.marks.missing(missing)}
          </Text>
        )}
      </div>
    </Row>
  )
}

/** True for the first criterion of each question, which gets the question's number as heading. */
function isFirstOfQuestion({ sheet, rows }: Grading, row: MarkLine): boolean {
  const isFirst = rows.find(({ question }) => question === row.question) === row
  return isFirst && row.criterion !== undefined && listQuestions(sheet).length > 1
}

interface OwnReasonsProps extends Omit<RowReasonsProps, 'hasHead'> {
  isChosen: boolean
}

/** The row in work opens its reasons; the others say their sum. */
function OwnReasons({ isChosen, ...own }: OwnReasonsProps) {
  if (isChosen) return <RowReasons {...own} hasHead={false} />
  // An empty line would move the rows below when another one is chosen.
  if (listGiven(own.reasons.draft, own.row).length === 0) return null
  return (
    <Text tone="muted" variant="caption">
      <SumLine draft={own.reasons.draft} row={own.row} />
    </Text>
  )
}

interface MarksPanelProps {
  grading: Grading
  suggestion: SuggestionRead
  /** Undefined where marks have no reasons. */
  reasons: PaperReasons | undefined
  aiCard: ReactNode
  /** Sections for comment, retest and review. */
  children: ReactNode
}

export function MarksPanel({ grading, suggestion, reasons, aiCard, children }: MarksPanelProps) {
  const { draft, rows, chosen, choose, change } = grading
  const shown = (row: MarkLine): Suggested | undefined =>
    suggestion.isRejected ? undefined : findSuggested(suggestion.data, row)
  return (
    <Grid gap={14} className={classes.root}>
      <Total grading={grading} />
      {aiCard}
      <Grid>
        {rows.map((row, index) => (
          <Fragment key={row.id}>
            {isFirstOfQuestion(grading, row) && (
              <Text as="h3" tone="muted" variant="small" className={classes.group}>
                {words.work.question(getQuestionNumber(grading.sheet, row))}
              </Text>
            )}
            <MarkRow
              row={row}
              no={index + 1}
              title={getRowTitle(grading.sheet, row)}
              name={getRowName(grading.sheet, row)}
              mark={getMark(draft, row)}
              suggested={shown(row)}
              isChosen={row.id === chosen?.id}
              isByReasons={reasons?.keys.hasReasons(row) === true}
              reasons={
                reasons && (
                  <OwnReasons
                    row={row}
                    reasons={reasons.reasons}
                    keys={reasons.keys}
                    onChange={reasons.onChange}
                    isChosen={row.id === chosen?.id}
                  />
                )
              }
              onChoose={() => choose(row.id)}
              onMark={(mark) => change((now) => setMark(now, row, mark))}
            />
          </Fragment>
        ))}
      </Grid>
      {reasons && (
        <FirstReason
          key={chosen?.id}
          row={chosen}
          list={chosen ? reasons.reasons.list(chosen) : []}
          fieldRef={reasons.keys.newReasonRef}
          onAdd={(reason) => chosen && reasons.reasons.add(chosen, reason)}
        />
      )}
      {children}
      {reasons?.changing && <ChangeReason {...reasons.changing} />}
    </Grid>
  )
}
