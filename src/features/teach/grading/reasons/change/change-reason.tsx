/** Changes a reason in all papers that have it: what it does is said before the press. (picture 37) */

import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { formatPoints, parseTyped, type Reason } from '#src/lib/reasons.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FirstRows } from '#src/ui/first-rows.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import type { PaperItem } from '../../../shared/read-papers.ts'
import { offerTakingBack } from '../../saving/give.ts'
import type { MarkRow } from '../../sheet.ts'
import { words as gradingWords } from '../../words.ts'
import { replaceReason } from '../reason-order-store.ts'
import { words } from '../words.ts'
import { buildLine, type ChangeStep, planPaper } from './plan-change.ts'
import { sendChange } from './send-change.ts'
import { useChangePapers } from './use-change-papers.ts'
import classes from '../reasons.module.css'

const { changing } = words

const showMark = (mark: number | null) => (mark === null ? '–' : formatNumber(mark))

function BeforeAfter({ from, to }: { from: Reason; to: Reason }) {
  return (
    <Stack gap={4} ground="sunken" radius="md" pad={12}>
      <p>
        {changing.before} <del>{from.words}</del> <strong>{formatPoints(from.points)}</strong>
      </p>
      <p>
        {changing.after} <span>{to.words}</span> <strong>{formatPoints(to.points)}</strong>
      </p>
    </Stack>
  )
}

interface StepsProps {
  steps: readonly ChangeStep[]
  nameOf: ((id: string) => string) | undefined
}

function Papers({ steps, nameOf }: StepsProps) {
  return (
    <Stack as="ul" plain aria-label={changing.papers}>
      <FirstRows rows={steps} count={5}>
        {({ submission: { _id, learner }, before, after }) => (
          <Row as="li" key={_id} justify="between" gap={12} ruleTop touch>
            <Text as="span" shrink anywhere>
              {nameOf ? nameOf(_id) : learner.name || gradingWords.unnamed}
            </Text>
            <Row as="span" inline fixed gap={8}>
              {showMark(before)}
              <IconArrowRight size={16} aria-label={changing.becomes} />
              <strong>{showMark(after)}</strong>
            </Row>
          </Row>
        )}
      </FirstRows>
    </Stack>
  )
}

/** How many go down, up, or stay as they are. */
function Effect({ steps }: Pick<StepsProps, 'steps'>) {
  const down = steps.filter(({ before, after }) => (after ?? 0) < (before ?? 0)).length
  const up = steps.filter(({ before, after }) => (after ?? 0) > (before ?? 0)).length
  if (down + up === 0) return <p>{changing.onlyWords(steps.length)}</p>
  const same = steps.length - down - up
  const parts = [down > 0 && changing.down(down), up > 0 && changing.up(up), same > 0 && changing.same(same)]
  return <p>{parts.filter(Boolean).join(' ')}</p>
}

export interface ChangeReasonProps {
  /** The exam or assignment. */
  item: PaperItem
  /** Names the question in its copies too. */
  phraseKey: string
  row: MarkRow
  reason: Reason
  /** Names a paper where learners have no names. */
  nameOf: ((id: string) => string) | undefined
  onClose: () => void
}

function ChangeForm({ item, phraseKey, row, reason, nameOf, onClose }: ChangeReasonProps) {
  const line = buildLine(reason, row)
  const [text, setText] = useState(() => `${reason.words} ${formatPoints(reason.points)}`)
  const [takesSum, setTakesSum] = useState(false)
  const { papers, read, total, error, isReading, retry } = useChangePapers(item, row.question, line)
  const to = parseTyped(text)
  const isSame = to === undefined || buildLine(to, row) === line
  const plan = (takes: boolean) =>
    isSame ? [] : papers.flatMap((paper) => planPaper(paper, { row, from: reason, to }, takes) ?? [])
  const steps = plan(takesSum)
  const byHand = steps.filter((step) => step.isByHand)
  const shown = takesSum ? steps : steps.filter((step) => !step.isByHand)
  const send = () => {
    if (to === undefined || isSame) return
    if (steps.length > 0) offerTakingBack(sendChange(steps, { row, from: reason, to }, takesSum))
    replaceReason(phraseKey, line, buildLine(to, row))
    onClose()
  }
  return (
    <Stack as="form" gap={16} onSubmit={(event) => (event.preventDefault(), send())}>
      <TextField
        label={changing.field}
        autoComplete="off"
        value={text}
        error={to === undefined ? words.noPoints : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {to && !isSame && <BeforeAfter from={reason} to={to} />}
      {isReading && (
        <p role="status">{total === undefined ? changing.listing : changing.reading(read, total)}</p>
      )}
      {error && <Failed shape="row" error={error} onRetry={retry} />}
      {!isReading && papers.length === 0 && !error && <p>{changing.nobody}</p>}
      {shown.length > 0 && (
        <>
          <Text as="h3" variant="lead">
            {changing.title(shown.length)}
          </Text>
          <Effect steps={shown} />
          <Papers steps={shown} nameOf={nameOf} />
        </>
      )}
      {byHand.length > 0 && (
        <Stack gap={4} ground="wash" radius="md" pad={12}>
          {!takesSum && <p>{changing.byHand(byHand.length)}</p>}
          <CheckBox
            label={changing.takeSum(byHand.length)}
            checked={takesSum}
            onChange={({ currentTarget: { checked } }) => setTakesSum(checked)}
          />
        </Stack>
      )}
      <Row wrap gap={8} className={classes.changeFoot}>
        <Button type="submit" disabled={isSame || isReading || error !== undefined}>
          {changing.send(steps.length)}
        </Button>
        <Button variant="default" onClick={onClose}>
          {changing.cancel}
        </Button>
      </Row>
      <Text tone="muted" variant="small">
        {changing.undoable}
      </Text>
    </Stack>
  )
}

export function ChangeReason(props: ChangeReasonProps) {
  return (
    <SidePanel isOpen onClose={props.onClose} title={changing.heading}>
      <ChangeForm {...props} />
    </SidePanel>
  )
}
