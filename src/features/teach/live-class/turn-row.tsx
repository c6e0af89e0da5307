/** One learner in the help queue: questions, a note for teachers, and the state of the help. (spec 7 Live and recordings) */

import { pressRequest } from '#src/api/requests/request-outbox.ts'
import { useRequests } from '#src/api/requests/use-requests.ts'
import type { LiveSupport, SupportStatus, SupportTurn } from '#src/api/shapes/live.ts'
import { useTextDraft } from '#src/stores/drafts/use-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Box, Grid, Row } from '#src/ui/layout/layout.tsx'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { WaitingRequest } from '#src/ui/states/waiting-request.tsx'
import { LearnerFace, LearnerName } from '#src/ui/teach/learner-link.tsx'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { getDraftKey, getTurnPlace, turnRequest } from './turn-request.ts'
import { words } from './words.ts'
import classes from './live-class.module.css'

const TONES: Record<SupportStatus, PillProps['tone']> = { waiting: 'due', in_progress: 'info', solved: 'ok' }

interface TurnRowProps {
  turn: SupportTurn
  support: LiveSupport
}

function useTurn({ turn, support }: TurnRowProps) {
  const place = { live: support.live, learner: turn.person._id }
  const [waiting] = useRequests(turnRequest, getTurnPlace(place))
  // A note that waits goes with the next press.
  const move = (status: SupportStatus, note = waiting?.values.note) =>
    pressRequest(turnRequest, { ...place, batch: support.batch, status, note })
  return { waiting, move }
}

function Steps({ turn, move }: { turn: SupportTurn } & Pick<ReturnType<typeof useTurn>, 'move'>) {
  const { status, person } = turn
  return (
    <Row align="stretch" wrap gap={8} className={classes.steps}>
      {/* Each keeps its position, so that a second press at the same spot does nothing else. */}
      <Button
        size="sm"
        variant="light"
        className={joinClassNames(status !== 'waiting' && classes.away)}
        aria-label={words.takeName(person.name)}
        onClick={() => move('in_progress')}
      >
        {words.take}
      </Button>
      <Button
        size="sm"
        className={joinClassNames(status === 'solved' && classes.away)}
        aria-label={words.solveName(person.name)}
        onClick={() => move('solved')}
      >
        {words.solve}
      </Button>
      <Button
        size="sm"
        variant="subtle"
        className={joinClassNames(status === 'waiting' && classes.away)}
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
  const [note, type] = useTextDraft(getDraftKey({ live: support.live, learner: turn.person._id }), turn.note)
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
          move(turn.status, note.trim())
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
  const { support } = props
  const now = useNow()
  const { waiting, move } = useTurn(props)
  const { status = props.turn.status, note = props.turn.note } = waiting?.values ?? {}
  const turn = { ...props.turn, status, note }
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
        <Steps turn={turn} move={move} />
      </div>
      <Whole turn={turn} support={support} move={move} />
      {waiting && waiting.state !== 'sending' && <WaitingRequest request={waiting} />}
    </li>
  )
}
