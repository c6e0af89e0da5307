/** Beside the answer: equal answers to mark at once, the marks given last, and what is put off. */

import { IconArrowBackUp, IconEyeOff, IconStack2 } from '@tabler/icons-react'
import { type MouseEvent, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { Button } from '#src/ui/button.tsx'
import { Toggle } from '#src/ui/fields/toggle.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { isTypingPlace } from '#src/ui/hooks/typing-place.ts'
import { Box, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { groupAnswers } from '../equal-answers.ts'
import { getPhraseKey } from '../reasons/phrases.ts'
import { leaveToPane } from '../reasons/row-reasons.tsx'
import { useReasons } from '../reasons/use-reasons.ts'
import { useActs } from '../saving/acts-store.ts'
import { type Draft, getMark, setMark } from '../saving/draft.ts'
import { listQuestions } from '../sheet.ts'
import { type AnswerActions, pickActions } from './answer-panel.tsx'
import { RowsOfKeys } from './digits.tsx'
import { getPlace, changePlace, usePlaces } from './place-store.ts'
import { giveToAll, listRecent } from './send.ts'
import { UnequalMarks } from './unequal-marks.tsx'
import { hasAllMarks, type Unit } from './units.ts'
import type { useMoves } from './use-moves.ts'
import type { QuestionMarking } from './use-papers.ts'
import { useRowKeys } from './use-row-keys.ts'
import { words } from './words.ts'
import classes from './by-question.module.css'

/** Shown at once; the next ones follow when these have their marks. */
const MOST_GROUPS = 6
const RECENT = 4

interface Group {
  text: string
  ids: readonly string[]
}

/** The answers without a mark that at least two people gave, the commonest first. */
function useGroups({ known, row }: QuestionMarking): readonly Group[] {
  const unit = row?.unit
  return useMemo(() => {
    if (unit === undefined) return []
    const open = [...known].flatMap(([paper, { marks, texts }]) => {
      const text = texts[unit.question]
      return text === undefined || hasAllMarks(unit, marks) ? [] : [{ paper, text }]
    })
    return groupAnswers(open, ({ text }) => text)
      .filter(({ answers }) => answers.length > 1)
      .map(({ text, answers }) => ({ text, ids: answers.map(({ paper }) => paper) }))
  }, [known, unit])
}

interface GroupCardProps {
  group: Group
  unit: Unit
  /** Names the question in its copies too. */
  phraseKey: string
  ref: Ref<AnswerActions>
  isOpen: boolean
  onOpen: () => void
  onGiven: () => void
}

interface GroupKeysProps extends Pick<GroupCardProps, 'group' | 'unit' | 'phraseKey' | 'ref'> {
  /** The group has its marks, which are on their way: no digit goes past it to the answer in the middle. */
  isSending: boolean
  onGive: (given: Draft) => void
}

/** What is given to all of them. */
const NOTHING_GIVEN: Draft = { submission: '', version: 0, questions: {}, comment: '', edit: 0 }

/** After a press with the pointer Enter gives the group, and does not press the same key again. */
const leaveKey = ({ detail, target, currentTarget }: MouseEvent) =>
  detail > 0 && !isTypingPlace(target, '') && leaveToPane(currentTarget)

/** The keys of the card in the middle, for all of them. */
function GroupKeys({ group, unit, phraseKey, ref, isSending, onGive }: GroupKeysProps) {
  const [given, setGiven] = useState(NOTHING_GIVEN)
  const reasons = useReasons({
    question: unit.question,
    phraseKey,
    paper: '',
    comment: '',
    draft: given,
    change: setGiven,
  })
  const isComplete = unit.rows.every((row) => getMark(given, row) !== null)
  const keys = useRowKeys({
    rows: unit.rows,
    getMark: (row) => getMark(given, row),
    onMark: (row, mark) => setGiven((now) => setMark(now, row, mark)),
    onGive: (row, mark) => onGive(setMark(given, row, mark)),
    reasons,
    isOff: () => isSending,
  })
  const giveAll = () => {
    if (isSending || keys.stepOn()) return
    if (isComplete) onGive(given)
    else announce(words.groupMissing)
  }
  useImperativeHandle(ref, () => ({
    ...pickActions(keys),
    enter: giveAll,
    saveNext: giveAll,
  }))
  if (isSending) return null
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on a key inside
    <Stack
      gap={8}
      role="group"
      aria-label={words.giveAllName(group.text || words.empty)}
      className={classes.groupKeys}
      onClick={leaveKey}
    >
      <RowsOfKeys rows={unit.rows} keys={keys} reasons={reasons} />
      {(unit.rows.length > 1 || unit.rows.some(keys.hasReasons)) && (
        <Button size="sm" disabled={!isComplete} onClick={giveAll}>
          {words.giveGroup(group.ids.length)}
        </Button>
      )}
    </Stack>
  )
}

function GroupCard({ group, unit, phraseKey, ref, isOpen, onOpen, onGiven }: GroupCardProps) {
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const { text, ids } = group
  const give = (given: Draft) => {
    setState('sending')
    giveToAll(ids, unit.rows, given).then(
      () => {
        setState('idle')
        announce(words.givenToAll(ids.length))
        onGiven()
      },
      () => setState('failed'),
    )
  }
  return (
    <Stack
      as="li"
      gap={8}
      radius="md"
      border="line"
      pad={12}
      data-latin
      className={classes.group}
      data-open={isOpen}
    >
      <Text anywhere className={classes.groupText}>
        {text || words.empty}
      </Text>
      <Row wrap justify="between" gap={8}>
        <Row as="span" inline gap={6}>
          <IconStack2 size={16} aria-hidden="true" />
          {words.people(ids.length)}
        </Row>
        <Button
          size="sm"
          variant="light"
          isPending={state === 'sending'}
          pendingText={words.givingAll}
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : words.giveAllName(text || words.empty)}
          onClick={({ currentTarget }) => {
            onOpen()
            // Enter gives what is typed to the group, and does not close it.
            leaveToPane(currentTarget)
          }}
        >
          {isOpen ? words.closeGroup : words.giveAll}
        </Button>
      </Row>
      {isOpen && (
        <GroupKeys
          group={group}
          unit={unit}
          phraseKey={phraseKey}
          ref={ref}
          isSending={state === 'sending'}
          onGive={give}
        />
      )}
      {state === 'failed' && <p role="alert">{words.groupFailed}</p>}
    </Stack>
  )
}

function Groups({ marking, paper, group: actions, moves }: Omit<SidePanelProps, 'exam'>) {
  const groups = useGroups(marking)
  const unit = marking.row?.unit
  // One group at a time: the digits go to it.
  const [openText, setOpen] = useState<string>()
  // The marks of a group take a moment, in which the teacher may have gone on.
  const close = (ofUnit: Unit, { text, ids }: Group) => {
    if (ofUnit.id !== unit?.id) return
    setOpen((open) => (open === text ? undefined : open))
    // The answer in the middle has its marks with them.
    if (paper !== undefined && ids.includes(paper)) moves.goOn()
  }
  const latestClose = useRef(close)
  useEffect(() => {
    latestClose.current = close
  })
  const question =
    marking.state.sheet && listQuestions(marking.state.sheet).find(({ id }) => id === unit?.question)
  if (unit === undefined || question === undefined || groups.length === 0) return null
  const people = groups.reduce((sum, { ids }) => sum + ids.length, 0)
  return (
    <Stack as="section" gap={12} aria-label={words.equal}>
      <Row justify="between" gap={8}>
        <Text as="h2" variant="lead">
          {words.equal}
        </Text>
        <Text as="span" tone="muted" variant="small">
          {words.equalCount(people, groups.length)}
        </Text>
      </Row>
      <Stack as="ul" gap={8} plain>
        {groups.slice(0, MOST_GROUPS).map((group) => (
          <GroupCard
            key={`${unit.id} ${group.text}`}
            group={group}
            unit={unit}
            phraseKey={getPhraseKey(question)}
            ref={actions}
            isOpen={openText === group.text}
            onOpen={() => setOpen(openText === group.text ? undefined : group.text)}
            onGiven={() => latestClose.current(unit, group)}
          />
        ))}
      </Stack>
    </Stack>
  )
}

/** Names and order, for this exam. (ruling R73) */
export function BlindSwitch({ exam }: { exam: string }) {
  const isBlind = usePlaces(({ places }) => getPlace(places, exam).isBlind)
  return (
    <Row gap={8}>
      <IconEyeOff size={20} aria-hidden="true" />
      <Toggle
        label={words.blind}
        checked={isBlind}
        onChange={({ currentTarget: { checked } }) => changePlace(exam, () => ({ isBlind: checked }))}
      />
    </Row>
  )
}

interface SidePanelProps {
  exam: string
  marking: QuestionMarking
  /** The paper in the middle. */
  paper: string | undefined
  /** Key actions of the group that is open. */
  group: Ref<AnswerActions>
  moves: Pick<ReturnType<typeof useMoves>, 'goOn' | 'goTo' | 'undo'>
}

function Recent({ marking, moves }: Pick<SidePanelProps, 'marking' | 'moves'>) {
  const acts = useActs((state) => state.acts)
  const recent = listRecent(acts, (id) => marking.findBlock(id) !== undefined, RECENT)
  return (
    <Stack as="section" gap={8} aria-label={words.recent} className={classes.recentBlock}>
      <Row justify="between" gap={8}>
        <Text as="h2" variant="lead">
          {words.recent}
        </Text>
        <Button
          size="sm"
          variant="subtle"
          aria-keyshortcuts="Z"
          leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
          rightSection={<KeyCap isDecoration>Z</KeyCap>}
          onClick={moves.undo}
        >
          {words.keys.undo}
        </Button>
      </Row>
      {recent.length === 0 && <Text tone="muted">{words.noRecent}</Text>}
      <ul className={classes.recent}>
        {recent.map(({ key, ids, mark, comment }) => (
          <li key={key}>
            <button type="button" className={classes.recentRow} onClick={() => ids[0] && moves.goTo(ids[0])}>
              <span>
                {ids.length > 1 ? words.people(ids.length) : words.answer(marking.countNo(ids[0] ?? ''))}
              </span>
              <Text as="span" tone="muted" variant="small" className={classes.recentComment}>
                {comment}
              </Text>
              <strong>{formatNumber(mark)}</strong>
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

export function SidePanel(props: SidePanelProps) {
  const { exam, marking, moves } = props
  const [firstFlagged] = marking.flagged
  return (
    <Stack as="aside" gap={20} className={classes.side} data-scrolls>
      <UnequalMarks marking={marking} moves={moves} />
      <Groups {...props} />
      <Recent {...props} />
      {firstFlagged !== undefined && (
        <Row wrap justify="between" gap={8}>
          <span>{words.flagged(marking.flagged.length)}</span>
          <Button size="sm" variant="default" onClick={() => moves.goTo(firstFlagged)}>
            {words.openFlagged}
          </Button>
        </Row>
      )}
      <Box hideFrom="md">
        <BlindSwitch exam={exam} />
      </Box>
      {marking.place.isBlind && (
        <Text tone="muted" variant="small" className={classes.blindNote}>
          {words.blindNote}
        </Text>
      )}
    </Stack>
  )
}
