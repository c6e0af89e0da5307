/** Shows the next answers that have loaded, or the end of the question. */

import { boundText } from '#src/lib/bound-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import type { QuestionMarking } from './use-papers.ts'
import classes from './by-question.module.css'

const MOST_SHOWN = 3
/** As many letters as the narrow column can show. */
const SHORT = 1000

/** The first words of an answer that comes next. */
export function NextAnswers({ marking }: { marking: QuestionMarking }) {
  const { words, ahead, known, row } = marking
  if (row === undefined || ahead.ids.length === 0) return null
  return (
    <Stack as="section" gap={12} hideBelow="md" aria-label={words.upNext}>
      <Row justify="between" gap={12}>
        <Text as="h2" variant="small" weight={600}>
          {words.upNext}
        </Text>
        <Text as="span" tone="muted" variant="small">
          {words.left(Math.max(row.total - row.done, 0))}
        </Text>
      </Row>
      <ul className={classes.next}>
        {ahead.ids.slice(0, MOST_SHOWN).map((id) => (
          <li key={id}>
            <strong>{words.answer(marking.countNo(id))}</strong>
            <p data-latin>{boundText(known.get(id)?.texts[row.unit.question] ?? '', SHORT)}</p>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

interface RowDoneProps {
  marking: QuestionMarking
  toPapers: string
  onRow: (id: string) => void
  onGo: (id: string) => void
  /** Names are shown again. */
  onNames: () => void
}

/** Everything has its mark, or only what is put off is left. */
export function RowDone({ marking, toPapers, onRow, onGo, onNames }: RowDoneProps) {
  const { words, rows, row, flagged, place } = marking
  if (row === undefined)
    return (
      <Empty
        title={words.none}
        text={words.noneText}
        action={<Button to={toPapers}>{words.toQueue}</Button>}
      />
    )
  const other = rows.find((each) => each.done < each.total && each.unit.id !== row.unit.id)
  const [first] = flagged
  if (other === undefined && first === undefined)
    return (
      <Empty
        art="done"
        title={words.allDone}
        text={words.allDoneText}
        action={
          <Button to={toPapers} onClick={onNames}>
            {place.isBlind ? words.showNames : words.toQueue}
          </Button>
        }
      />
    )
  return (
    <Empty
      art="done"
      title={first === undefined ? words.rowDone(row.no) : words.flagged(flagged.length)}
      text={first === undefined ? undefined : words.rowDoneFlagged(flagged.length)}
      action={
        <>
          {first !== undefined && <Button onClick={() => onGo(first)}>{words.openFlagged}</Button>}
          {other && (
            <Button variant={first === undefined ? 'filled' : 'default'} onClick={() => onRow(other.unit.id)}>
              {words.nextRow(other.no)}
            </Button>
          )}
        </>
      }
    />
  )
}
