/** Beside the answer: equal answers to mark at once, the marks given last, and what is put off. */

import { IconArrowBackUp, IconEyeOff, IconStack2 } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { Button } from '#src/ui/button.tsx'
import { Toggle } from '#src/ui/fields/toggle.tsx'
import { Box, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { groupAnswers } from '../bulk/equal-answers.ts'
import { MAX_BUTTONS } from '../marks/mark-row.tsx'
import type { MarkRow } from '../sheet.ts'
import { useActs } from '../undo/acts-store.ts'
import { getPlace, changePlace, usePlaces } from './place-store.ts'
import { giveToAll, listRecent } from './send.ts'
import type { PileWalk } from './use-pile.ts'
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
function useGroups({ known, row }: PileWalk): readonly Group[] {
  return useMemo(() => {
    if (row === undefined || row.row.criterion !== undefined) return []
    const { id, question } = row.row
    const open = [...known].flatMap(([paper, { marks, texts }]) => {
      const text = texts[question]
      return text === undefined || marks[id] !== null ? [] : [{ paper, text }]
    })
    return groupAnswers(open, ({ text }) => text)
      .filter(({ answers }) => answers.length > 1)
      .map(({ text, answers }) => ({ text, ids: answers.map(({ paper }) => paper) }))
  }, [known, row])
}

function GroupCard({ group, row }: { group: Group; row: MarkRow }) {
  const [state, setState] = useState<'closed' | 'open' | 'sending' | 'failed'>('closed')
  const { text, ids } = group
  const give = (mark: number) => {
    setState('sending')
    giveToAll(ids, [row], new Map([[row.id, mark]])).then(
      () => setState('closed'),
      () => setState('failed'),
    )
  }
  return (
    <Stack as="li" gap={8} radius="md" border="line" pad={12} data-latin>
      <Text anywhere className={classes.groupText}>
        {text || words.empty}
      </Text>
      <Row wrap justify="between" gap={8}>
        <Row as="span" inline gap={6}>
          <IconStack2 size={16} aria-hidden="true" />
          {words.people(ids.length)}
        </Row>
        {state !== 'open' && (
          <Button
            size="sm"
            variant="light"
            isPending={state === 'sending'}
            pendingText={words.givingAll}
            aria-label={words.giveAllName(text || words.empty)}
            onClick={() => setState('open')}
          >
            {words.giveAll}
          </Button>
        )}
      </Row>
      {state === 'open' && (
        <Row wrap gap={6} role="group" aria-label={words.giveAllName(text || words.empty)}>
          {Array.from({ length: row.marks + 1 }, (_, mark) => (
            <button
              key={mark}
              type="button"
              className={classes.groupMark}
              aria-label={words.giveAllMark(mark)}
              onClick={() => give(mark)}
            >
              {formatNumber(mark)}
            </button>
          ))}
        </Row>
      )}
      {state === 'failed' && <p role="alert">{words.groupFailed}</p>}
    </Stack>
  )
}

function Groups({ walk }: { walk: PileWalk }) {
  const groups = useGroups(walk)
  const row = walk.row?.row
  if (row === undefined || groups.length === 0 || !Number.isInteger(row.marks) || row.marks > MAX_BUTTONS)
    return null
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
          <GroupCard key={group.text} group={group} row={row} />
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
  walk: PileWalk
  onUndo: () => void
  onGo: (id: string) => void
}

function Recent({ walk, onUndo, onGo }: SidePanelProps) {
  const acts = useActs((state) => state.acts)
  const recent = listRecent(acts, (id) => walk.findBlock(id) !== undefined, RECENT)
  return (
    <Stack as="section" gap={8} aria-label={words.recent}>
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
          onClick={onUndo}
        >
          {words.keys.undo}
        </Button>
      </Row>
      {recent.length === 0 && <Text tone="muted">{words.noRecent}</Text>}
      <ul className={classes.recent}>
        {recent.map(({ key, ids, mark, comment }) => (
          <li key={key}>
            <button type="button" className={classes.recentRow} onClick={() => ids[0] && onGo(ids[0])}>
              <span>
                {ids.length > 1 ? words.people(ids.length) : words.answer(walk.countNo(ids[0] ?? ''))}
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

export function PileSide(props: SidePanelProps) {
  const { exam, walk, onGo } = props
  const [firstFlagged] = walk.flagged
  return (
    <Stack as="aside" gap={20} className={classes.side} data-scrolls>
      <Groups walk={walk} />
      <Recent {...props} />
      {firstFlagged !== undefined && (
        <Row wrap justify="between" gap={8}>
          <span>{words.flagged(walk.flagged.length)}</span>
          <Button size="sm" variant="default" onClick={() => onGo(firstFlagged)}>
            {words.openFlagged}
          </Button>
        </Row>
      )}
      <Box hideFrom="md">
        <BlindSwitch exam={exam} />
      </Box>
      {walk.place.isBlind && (
        <Text tone="muted" variant="small" className={classes.blindNote}>
          {words.blindNote}
        </Text>
      )}
    </Stack>
  )
}
