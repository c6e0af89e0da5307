/** One learner in the help queue: questions, a note for teachers, and the state of the help. (spec 7 Live and recordings) */

import { callWithMessage } from '#src/api/call.ts'
import { live } from '#src/api/contract/live.ts'
import type { LiveSupport, SupportStatus, SupportTurn } from '#src/api/shapes/live.ts'
import { refetch } from '#src/api/use-api.ts'
import { useTextDraft } from '#src/stores/drafts/use-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Box, Grid, Row } from '#src/ui/layout/layout.tsx'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { LearnerFace, LearnerName } from '#src/ui/teach/learner-link.tsx'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { words } from './words.ts'
import classes from './live-class.module.css'

const TONES: Record<SupportStatus, PillProps['tone']> = { waiting: 'due', in_progress: 'info', solved: 'ok' }

interface TurnRowProps {
  turn: SupportTurn
  support: LiveSupport
}

function useTurn({ turn, support }: TurnRowProps) {
  const { isPending, runAction } = usePendingAction<void>(
    () => undefined,
    () => undefined, // The client has shown the error as a toast.
  )
  const move = (status: SupportStatus, note?: string, onArrived?: () => void) =>
    void runAction(async () => {
      await callWithMessage(live.updateSupport, {
        params: { batchId: support.batch, learnerId: turn.person._id },
        body: {
          live: support.live,
          support_status: status,
          ...(note !== undefined && { support_note: note }),
        },
      })
      await refetch(live.support, { params: { id: support.live } })
      onArrived?.()
    })
  return { isPending, move }
}

function Steps({ turn, isPending, move }: { turn: SupportTurn } & ReturnType<typeof useTurn>) {
  const { status, person } = turn
  return (
    <Row align="stretch" wrap gap={8} className={classes.steps}>
      {/* Each keeps its position, so that a second press at the same spot does nothing else. */}
      <Button
        size="sm"
        variant="light"
        className={joinClassNames(status !== 'waiting' && classes.away)}
        isPending={isPending}
        aria-label={words.takeName(person.name)}
        onClick={() => move('in_progress')}
      >
        {words.take}
      </Button>
      <Button
        size="sm"
        className={joinClassNames(status === 'solved' && classes.away)}
        isPending={isPending}
        aria-label={words.solveName(person.name)}
        onClick={() => move('solved')}
      >
        {words.solve}
      </Button>
      <Button
        size="sm"
        variant="subtle"
        className={joinClassNames(status === 'waiting' && classes.away)}
        isPending={isPending}
        aria-label={words.againName(person.name)}
        onClick={() => move('waiting')}
      >
        {words.again}
      </Button>
    </Row>
  )
}

/** All questions, and the note that only teachers see. */
function Whole({ turn, support, move }: TurnRowProps & Pick<ReturnType<typeof useTurn>, 'move'>) {
  const [note, type, drop] = useTextDraft(`turn-${support.live}-${turn.person._id}`, turn.note)
  return (
    <details className={classes.whole}>
      <summary>{words.whole(turn.questions.length, turn.note !== '')}</summary>
      <Grid as="ul" gap={6} className={classes.questions}>
        {turn.questions.map(({ _id, question }) => (
          <li key={_id} dir="auto" data-latin>
            {question}
          </li>
        ))}
      </Grid>
      <Row
        as="form"
        gap={8}
        className={classes.noteForm}
        onSubmit={(event) => {
          event.preventDefault()
          move(turn.status, note.trim(), drop)
        }}
      >
        <TextField
          label={words.noteOf(turn.person.name)}
          isLabelHidden
          placeholder={words.note}
          hint={words.noteHint}
          value={note}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        {note.trim() !== turn.note && (
          <Button type="submit" size="sm" variant="default">
            {words.saveNote}
          </Button>
        )}
      </Row>
    </details>
  )
}

export function TurnRow(props: TurnRowProps) {
  const { turn, support } = props
  const now = useNow()
  const steps = useTurn(props)
  const [first] = turn.questions
  return (
    <li className={classes.turn}>
      <div className={classes.line}>
        <LearnerFace learner={turn.person} batch={support.batch} size={36} isBesideName />
        <Box grow shrink className={classes.who}>
          <Row wrap gap={0} gapX={8}>
            <strong>
              <LearnerName learner={turn.person} batch={support.batch} />
            </strong>
            <Pill tone={TONES[turn.status]}>{words.statuses[turn.status]}</Pill>
            <span className={classes.note}>{words.since(turn.since, now)}</span>
          </Row>
          {first && (
            <span className={classes.first} dir="auto" data-latin>
              {first.question}
            </span>
          )}
        </Box>
        <Steps turn={turn} {...steps} />
      </div>
      <Whole {...props} move={steps.move} />
    </li>
  )
}
