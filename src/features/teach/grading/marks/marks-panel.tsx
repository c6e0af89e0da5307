/** The right side of the desk: total, the assistant's card, a row for each mark, the word to the learner, decisions. */
import { Fragment, type ReactNode } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { type Suggested, suggestedFor } from '../ai/suggested.ts'
import type { SuggestionRead } from '../ai/use-suggestion.ts'
import { markIn, totalOf, withMark } from '../drafts/draft.ts'
import type { Grading } from '../drafts/use-grading.ts'
import { type MarkRow as Row, questionsOf } from '../sheet.ts'
import { words } from '../words.ts'
import { MarkRow } from './mark-row.tsx'
import classes from './marks.module.css'

function Total({ grading: { draft, rows } }: { grading: Grading }) {
  const { given, full, missing } = totalOf(draft, rows)
  return (
    <div className={classes.total}>
      <div>
        <p className={classes.totalLabel}>{words.marks.total}</p>
        <p className={classes.totalFigure}>
          <span aria-hidden="true">
            <strong>{formatNumber(given)}</strong> {words.marks.outOf(full)}
          </span>
          <VisuallyHidden>{words.marks.spoken(given, full)}</VisuallyHidden>
        </p>
      </div>
      <div className={classes.totalStitch}>
        <StitchProgress done={rows.length - missing} total={rows.length} label={words.marks.total} next={false} />
        {missing > 0 && <p className={classes.note}>{words.marks.missing(missing)}</p>}
      </div>
    </div>
  )
}

/** Counts from 1. */
function numberOf({ sheet }: Grading, row: Row): number {
  return questionsOf(sheet).findIndex(({ id }) => id === row.question) + 1
}

/** A criterion has its title; a whole question its number, unless it is the only one. */
function titleOf(grading: Grading, row: Row): string {
  if (row.criterion !== undefined) return row.criterion
  return questionsOf(grading.sheet).length === 1 ? words.marks.answer : words.marks.whole(numberOf(grading, row))
}

/** Criteria of several questions stand under the number of theirs. */
function isFirstOf({ sheet, rows }: Grading, row: Row): boolean {
  const isFirst = rows.find(({ question }) => question === row.question) === row
  return isFirst && row.criterion !== undefined && questionsOf(sheet).length > 1
}

interface MarksPanelProps {
  grading: Grading
  suggestion: SuggestionRead
  aiCard: ReactNode
  /** Comment, retest, review. */
  children: ReactNode
}

export function MarksPanel({ grading, suggestion, aiCard, children }: MarksPanelProps) {
  const { draft, rows, chosen, choose, change } = grading
  const shown = (row: Row): Suggested | undefined => (suggestion.isRejected ? undefined : suggestedFor(suggestion.data, row))
  return (
    <div className={classes.root}>
      <Total grading={grading} />
      {aiCard}
      <div className={classes.rows}>
        {rows.map((row, index) => (
          <Fragment key={row.id}>
            {isFirstOf(grading, row) && <h3 className={classes.group}>{words.work.question(numberOf(grading, row))}</h3>}
            <MarkRow
              row={row}
              no={index + 1}
              title={titleOf(grading, row)}
              mark={markIn(draft, row)}
              suggested={shown(row)}
              isChosen={row.id === chosen?.id}
              onChoose={() => choose(row.id)}
              onMark={(mark) => change((now) => withMark(now, row, mark))}
            />
          </Fragment>
        ))}
      </div>
      {children}
    </div>
  )
}
