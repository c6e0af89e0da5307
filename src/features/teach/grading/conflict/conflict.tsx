/**
 * Shows both versions side by side if somebody else has marked the same work; nothing is overwritten
 * silently.
 */

import { useEffect, useRef, useState } from 'react'
import type { Submission } from '#src/api/shapes/submission.ts'
import type { GradingSave } from '#src/stores/grading/grading-save.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import { type Draft, createDraft, sumMarks } from '../saving/draft.ts'
import { keepDraft, keepServer } from '../saving/resolve.ts'
import type { Grading } from '../saving/use-grading.ts'
import { words } from '../words.ts'
import { type ConflictPart, isDifferent, listConflictParts, mergeDrafts } from './conflict-parts.ts'
import classes from './conflict.module.css'

const { conflict } = words

function showTotal(draft: Draft, rows: Grading['rows']): string {
  const { given, full } = sumMarks(draft, rows)
  return words.marks.mark(given, full)
}

interface ConflictProps {
  submission: Pick<Submission, 'checked_by' | 'learner'>
  kind: GradingSave['of']
  grading: Grading
}

interface RowProps {
  part: ConflictPart
  sides: readonly { key: 'mine' | 'theirs'; title: string; draft: Draft }[]
  taken: 'mine' | 'theirs'
  onTake: (side: 'mine' | 'theirs') => void
}

/** A part in which they differ has a choice on either side; an equal one is read-only. */
function PartRow({ part, sides, taken, onTake }: RowProps) {
  const [mine, theirs] = sides.map(({ draft }) => part.show(draft) || conflict.none)
  return (
    <tr data-differs={mine !== theirs}>
      <th scope="row">{part.label}</th>
      {sides.map(({ key, title, draft }) => {
        const value = part.show(draft) || conflict.none
        return (
          <td key={key}>
            {mine === theirs ? (
              value
            ) : (
              <Row as="label" inline touch gap={6} anywhere>
                <input
                  type="radio"
                  name={part.id}
                  aria-label={conflict.pick(part.label, title, value)}
                  checked={taken === key}
                  onChange={() => onTake(key)}
                />
                {value}
              </Row>
            )}
          </td>
        )
      })}
    </tr>
  )
}

function useMerge({ sheet, rows, draft }: Grading) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const theirs = createDraft(sheet)
  const all = listConflictParts(sheet, rows)
  const differing = all.filter((part) => isDifferent(part, draft, theirs))
  // What must be decided stands first, in sight below the title.
  const parts = [...differing, ...all.filter((part) => part.isAlwaysShown && !differing.includes(part))]
  const take = (id: string, side: 'mine' | 'theirs') => {
    const next = new Set(taken)
    if (side === 'theirs') next.add(id)
    else next.delete(id)
    setTaken(next)
  }
  return {
    theirs,
    parts,
    taken,
    take,
    merged: mergeDrafts(differing, draft, theirs, taken),
    isMixed: taken.size > 0 && differing.length > 1,
  }
}

interface TableProps {
  sides: RowProps['sides']
  merge: ReturnType<typeof useMerge>
  rows: Grading['rows']
}

function ConflictTable({ sides, merge: { parts, taken, take }, rows }: TableProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{conflict.row}</th>
          {sides.map(({ key, title }) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <PartRow
            key={part.id}
            part={part}
            sides={sides}
            taken={taken.has(part.id) ? 'theirs' : 'mine'}
            onTake={(side) => take(part.id, side)}
          />
        ))}
        <tr>
          <th scope="row">{conflict.total}</th>
          {sides.map(({ key, draft }) => (
            <td key={key}>{showTotal(draft, rows)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

export function Conflict({ submission, kind, grading }: ConflictProps) {
  const { draft: mine, rows } = grading
  const merge = useMerge(grading)
  // The teacher's own second device is not somebody else.
  const isOwn = useSession(({ user }) => user !== undefined && user?._id === submission.checked_by?._id)
  const name = submission.checked_by?.name || conflict.somebody
  const place = useRef<HTMLElement>(null)
  // It opens at its title, after the row below it that is chosen has scrolled the pane.
  useEffect(() => {
    const wait = setTimeout(() => place.current?.scrollIntoView?.({ block: 'start' }), 0)
    return () => clearTimeout(wait)
  }, [])
  const learner = submission.learner.name
  const keep = (draft: Draft) => keepDraft(grading.sheet, draft, { kind, learner })
  const sides = [
    { key: 'mine' as const, title: isOwn ? conflict.here : conflict.mine, draft: mine },
    {
      key: 'theirs' as const,
      title: isOwn ? conflict.elsewhere : conflict.theirs(name),
      draft: merge.theirs,
    },
  ]
  return (
    <Grid
      as="section"
      gap={8}
      variant="small"
      ground="wash"
      radius="lg"
      pad={14}
      className={classes.root}
      role="alert"
      aria-label={isOwn ? conflict.ownTitle : conflict.title}
      ref={place}
    >
      <Text as="h3" variant="body">
        {isOwn ? conflict.ownTitle : conflict.title}
      </Text>
      <p>
        {isOwn ? conflict.ownText : conflict.text(name)} {conflict.hint}
      </p>
      <ConflictTable sides={sides} merge={merge} rows={rows} />
      <Row align="stretch" wrap gap={8}>
        <Button size="sm" onClick={() => keep(mine)}>
          {isOwn ? conflict.keepHere : conflict.keepMine}
        </Button>
        <Button size="sm" variant="default" onClick={() => keepServer(grading.sheet)}>
          {isOwn ? conflict.keepElsewhere : conflict.keepTheirs}
        </Button>
        {merge.isMixed && (
          <Button size="sm" variant="default" onClick={() => keep(merge.merged)}>
            {conflict.keepChosen(showTotal(merge.merged, rows))}
          </Button>
        )}
      </Row>
    </Grid>
  )
}
