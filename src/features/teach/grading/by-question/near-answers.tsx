/** Answers near this one: what differs, and the same marks and reasons for the ticked ones. (picture 37) */

import { IconCopyCheck } from '@tabler/icons-react'
import { type Ref, useImperativeHandle, useMemo, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { FirstRows } from '#src/ui/first-rows.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { findNear, type NearAnswer } from '../near-answers.ts'
import { type Draft, getMark } from '../saving/draft.ts'
import { giveToAll } from './send.ts'
import { hasAllMarks, type Unit } from './units.ts'
import type { QuestionMarking } from './use-papers.ts'
import { words } from './words.ts'

/** Of the papers known here that have no mark yet. */
export function useNear({ known, row }: QuestionMarking, paper: string) {
  const unit = row?.unit
  const text = unit && known.get(paper)?.texts[unit.question]
  return useMemo(() => {
    if (unit === undefined || text === undefined) return []
    const open = [...known].flatMap(([id, { marks, texts }]) => {
      const written = texts[unit.question]
      return id === paper || written === undefined || hasAllMarks(unit, marks)
        ? []
        : [{ paper: id, text: written }]
    })
    return findNear(text, open)
  }, [known, unit, text, paper])
}

interface NearRowProps {
  answer: NearAnswer
  name: string
  isTicked: boolean
  onTurn: () => void
}

function NearRow({ answer: { difference, isDoubtful, isBanglish }, name, isTicked, onTurn }: NearRowProps) {
  const label = (
    <>
      {name}{' '}
      <Text as="span" tone="muted" anywhere data-latin>
        {difference === '' ? words.onlySpaces : `… ${difference} …`}
      </Text>
    </>
  )
  return (
    <Row as="li" wrap justify="between" gap={8} ruleTop touch>
      <CheckBox checked={isTicked} onChange={onTurn} label={label} />
      {isDoubtful && <Pill tone="due">{words.keptApart}</Pill>}
      {isBanglish && <Pill tone="neutral">{words.banglish}</Pill>}
    </Row>
  )
}

interface NearAnswersProps {
  near: ReturnType<typeof useNear>
  unit: Unit
  draft: Draft
  nameOf: (id: string) => string
  /** Gives the ticked ones what this answer has. */
  ref: Ref<() => void>
}

export function NearAnswers({ near, unit, draft, nameOf, ref }: NearAnswersProps) {
  /** Ticked otherwise than at first. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const [isSplit, setSplit] = useState(false)
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const isTicked = (id: string, isDoubtful: boolean) => isDoubtful === turned.has(id)
  const ticked = near.filter(({ paper, isDoubtful }) => isTicked(paper, isDoubtful)).map(({ paper }) => paper)
  const sum = unit.rows.reduce((all, row) => all + (getMark(draft, row) ?? 0), 0)
  const isComplete = unit.rows.every((row) => getMark(draft, row) !== null)
  const isThere = near.length > 0 && !isSplit
  const give = () => {
    if (!isThere || ticked.length === 0 || state === 'sending') return announce(words.noNear)
    if (!isComplete) return announce(words.nearMissing)
    setState('sending')
    giveToAll(ticked, unit.rows, draft).then(
      () => {
        setState('idle')
        announce(words.givenToAll(ticked.length))
      },
      () => setState('failed'),
    )
    return undefined
  }
  useImperativeHandle(ref, () => give)
  if (!isThere) return null
  const turn = (id: string) => {
    const next = new Set(turned)
    if (!next.delete(id)) next.add(id)
    setTurned(next)
  }
  return (
    <Stack
      as="section"
      gap={8}
      ground="surface"
      border="line"
      radius="lg"
      pad={16}
      aria-label={words.near(near.length)}
    >
      <Row wrap justify="between" gap={8}>
        <Text as="h2" variant="lead">
          {words.near(near.length)}
        </Text>
        <Button
          size="sm"
          variant="light"
          disabled={!isComplete || ticked.length === 0}
          isPending={state === 'sending'}
          pendingText={words.givingAll}
          leftSection={<IconCopyCheck size={18} aria-hidden="true" />}
          rightSection={<KeyCap isDecoration>G</KeyCap>}
          aria-keyshortcuts="G"
          onClick={give}
        >
          {isComplete ? words.giveNear(ticked.length, sum) : words.nearMissing}
        </Button>
      </Row>
      <Stack as="ul" gap={0} plain>
        <FirstRows rows={near} count={4}>
          {(answer) => (
            <NearRow
              key={answer.paper}
              answer={answer}
              name={nameOf(answer.paper)}
              isTicked={isTicked(answer.paper, answer.isDoubtful)}
              onTurn={() => turn(answer.paper)}
            />
          )}
        </FirstRows>
      </Stack>
      <Row>
        <Button size="sm" variant="subtle" onClick={() => setSplit(true)}>
          {words.split}
        </Button>
      </Row>
      {state === 'failed' && <p role="alert">{words.groupFailed}</p>}
    </Stack>
  )
}
