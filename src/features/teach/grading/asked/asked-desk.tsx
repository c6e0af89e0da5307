/** The desk for marks that learners have asked about, listed by question. (ruling R86, picture 39) */

import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { readReview, readSubmission } from '#src/api/contract/submission.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { useRead } from '#src/api/use-api.ts'
import type { Reason } from '#src/lib/reasons.ts'
import { workBegan } from '#src/stores/shell/busy-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Box, Column, Row, Text } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { isAllMarked, skeleton } from '../by-question/no-paper.tsx'
import { takeBackLast } from '../by-question/send.ts'
import { type Asked, type QuestionMarking, usePapers } from '../by-question/use-papers.ts'
import { KeyBar } from '../keys/key-bar.tsx'
import { KeysSheet } from '../keys/keys-sheet.tsx'
import { useGradingKeys } from '../keys/use-grading-keys.ts'
import { ChangeReason } from '../reasons/change/change-reason.tsx'
import { getPhraseKey } from '../reasons/phrases.ts'
import { forgetOrder } from '../reasons/reason-order-store.ts'
import { describeTakenBack } from '../saving/give.ts'
import { SaveQueue } from '../saving/save-queue.tsx'
import { learnMarks } from '../saving/told.ts'
import type { MarkRow } from '../sheet.ts'
import { AskedCard } from './asked-card.tsx'
import { ASKED_KEYS, type AskedAction, SHOWN_KEYS } from './asked-keys.ts'
import { AskedList, nameTalk } from './asked-list.tsx'
import { learnReviews, useAskedStore } from './asked-store.ts'
import { ViewSwitch } from './asked-switch.tsx'
import { LikeAnswers } from './like-answers.tsx'
import { ReplyPanel } from './reply-panel.tsx'
import { type AskedTalk, useAsked } from './use-asked.ts'
import { useLike } from './use-like.ts'
import { type Reply, useReply } from './use-reply.ts'
import { words } from './words.ts'
import frame from '../by-question/by-question.module.css'
import classes from './asked.module.css'

export interface AskedDeskProps {
  asked: Asked
  /** To one question about a mark, or to the first. */
  onGo: (to: Pick<AskedTalk, 'paper' | 'question'> | undefined, isReplaced?: boolean) => void
  /** Back to grading question by question. */
  onQuestions: () => void
  onWhole: (paper: string) => void
}

/** The talk of the address, which stays on screen when it is answered; those around it wait. */
function usePlace(talks: readonly AskedTalk[], { row, paper }: Asked) {
  const current = talks.find((talk) => talk.paper === paper && talk.question === row)
  const open = talks.filter((talk) => !talk.isAnswered)
  const shown = talks.filter((talk) => !talk.isAnswered || talk === current)
  const at = current ? shown.indexOf(current) : -1
  const after = [...shown.slice(at + 1), ...shown.slice(0, Math.max(at, 0))]
  return {
    current,
    open,
    shown,
    at,
    next: after.find((talk) => !talk.isAnswered),
    previous: shown[at - 1],
  }
}

interface PaperProps extends AskedDeskProps {
  talk: AskedTalk
  place: ReturnType<typeof usePlace>
  submission: Submission
  marking: QuestionMarking
  nameOf: (talk: AskedTalk) => string
  isBlind: boolean
  onSheet: () => void
}

/** Typed marks first, then the newest act of this desk, whose question is opened again. */
function takeBack({ grading }: Reply, onGo: AskedDeskProps['onGo']): void {
  if (grading.undo()) return announce(words.undone)
  const taken = takeBackLast(() => true)
  if (taken === undefined) return announce(words.nothingToUndo)
  const message = [words.takenBack, describeTakenBack({ ...taken, saves: [] })].filter(Boolean).join(' ')
  showToast({ kind: 'success', message, isNew: true, topic: 'take-back' })
  if (taken.words) onGo({ paper: taken.words.act.submission, question: taken.words.act.question })
}

function Paper({ talk, place, submission, marking, nameOf, isBlind, onGo, onWhole, onSheet }: PaperProps) {
  const [changing, setChanging] = useState<{ row: MarkRow; reason: Reason }>()
  const like = useLike(marking, talk)
  const go = (to: AskedTalk | undefined, none: string) => (to ? onGo(to) : announce(none))
  const goOn = () => onGo(place.next)
  const reply = useReply({ submission, question: talk.question, onNext: goOn })
  const { keys } = reply
  const openWhole = isBlind ? undefined : () => onWhole(talk.paper)
  useGradingKeys<AskedAction>(ASKED_KEYS, {
    next: () => go(place.next, words.noMore),
    previous: () => go(place.previous, words.noBefore),
    mark: keys.digit,
    half: () => keys.half(),
    hand: () => keys.toggleHand(),
    newReason: () => keys.newReasonRef.current?.focus(),
    up: () => keys.step(-1),
    down: () => keys.step(1),
    comment: () => reply.field.current?.focus(),
    keep: reply.keep,
    give: reply.give,
    undo: () => takeBack(reply, onGo),
    whole: () => openWhole?.(),
    sheet: onSheet,
  })
  const others = place.open.filter((each) => each.question === talk.question && each !== talk)
  return (
    <>
      <AskedCard
        talk={talk}
        submission={submission}
        reply={reply}
        name={nameOf(talk)}
        nameOf={nameOf}
        others={others}
        onGo={onGo}
        onWhole={openWhole}
        onNext={goOn}
      />
      <LikeAnswers
        like={like}
        mark={talk.mark}
        nameOf={(paper) => marking.words.answer(marking.countNo(paper))}
      />
      {!talk.isAnswered && (
        <ReplyPanel
          reply={reply}
          name={isBlind ? '' : nameOf(talk)}
          onChangeReason={(row, reason) => setChanging({ row, reason })}
        />
      )}
      {changing && reply.question && (
        <ChangeReason
          {...changing}
          phraseKey={getPhraseKey(reply.question)}
          item={submission.exam ? { exam: submission.exam } : { assignment: submission.assignment ?? '' }}
          nameOf={isBlind ? (paper) => marking.words.answer(marking.countNo(paper)) : undefined}
          onClose={() => setChanging(undefined)}
        />
      )}
    </>
  )
}

/** Reads the paper and its reviews again, since a colleague may have replied. */
function OpenTalk(props: Omit<PaperProps, 'submission'>) {
  const { talk } = props
  const read = useRead(readSubmission(talk.paper))
  const reviews = useRead(readReview(talk.paper)).data
  useEffect(() => {
    if (reviews) learnReviews(talk.paper, reviews)
  }, [talk.paper, reviews])
  useEffect(() => {
    if (read.data) learnMarks(read.data)
  }, [read.data])
  return (
    <Load from={read} skeleton={skeleton}>
      {(submission) => <Paper key={nameTalk(talk)} {...props} submission={submission} />}
    </Load>
  )
}

function Nothing({ isReading, onQuestions }: { isReading: boolean; onQuestions: () => void }) {
  if (isReading)
    return (
      <>
        <Text tone="muted" role="status">
          {words.reading}
        </Text>
        {skeleton}
      </>
    )
  return (
    <Empty
      art="done"
      title={words.allDone}
      text={words.allDoneText}
      action={<Button onClick={onQuestions}>{words.toQuestions}</Button>}
    />
  )
}

interface HeadProps {
  marking: QuestionMarking
  place: ReturnType<typeof usePlace>
  onGo: AskedDeskProps['onGo']
  onQuestions: () => void
}

function Head({ marking, place, onGo, onQuestions }: HeadProps) {
  const { open, shown, at, next, previous } = place
  return (
    <Row as="header" gap={8} gapX={12} ground="surface" ruleBottom padX={16} fixed className={frame.head}>
      <IconButton label={words.back} onClick={onQuestions}>
        <IconArrowLeft />
      </IconButton>
      <Box grow shrink className={frame.title}>
        <PageHeading place="by-question">{words.title(marking.state.title)}</PageHeading>
      </Box>
      <ViewSwitch marking={marking} count={open.length} view="asked" onOther={onQuestions} />
      {at >= 0 && (
        <Text as="span" tone="muted" variant="small" nowrap hideBelow="md">
          {words.position(at + 1, shown.length)}
        </Text>
      )}
      <IconButton
        label={words.keys.previous}
        variant="default"
        aria-keyshortcuts="K"
        disabled={previous === undefined}
        onClick={() => onGo(previous)}
      >
        <IconChevronLeft />
      </IconButton>
      <IconButton
        label={words.keys.next}
        variant="default"
        aria-keyshortcuts="J"
        disabled={next === undefined}
        onClick={() => onGo(next)}
      >
        <IconChevronRight />
      </IconButton>
    </Row>
  )
}

const caps = (action: AskedAction) => ASKED_KEYS.find((key) => key.action === action)?.caps ?? []
const listShownKeys = () =>
  SHOWN_KEYS.map((action) => ({ caps: caps(action), isRange: action === 'mark', text: words.keys[action] }))
const listAllKeys = () => ASKED_KEYS.map((key) => ({ name: words.keys[key.action], caps: key.caps }))

export function AskedDesk(props: AskedDeskProps) {
  const { asked, onGo, onQuestions } = props
  // The list has its order already, and loads no paper ahead.
  const marking = usePapers({ ...asked, row: undefined, paper: undefined })
  const talks = useAsked(marking, true)
  const place = usePlace(talks, asked)
  const { current, open } = place
  const isReading = useAskedStore(({ waiting }) => waiting > 0) || marking.state.total === undefined
  const isBlind = marking.place.isBlind && !isAllMarked(marking.rows)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const main = useRef<HTMLElement>(null)
  useEffect(() => workBegan(), [])
  // Reasons keep their digits until the desk closes.
  useEffect(() => forgetOrder, [])
  useEffect(() => {
    main.current?.scrollTo?.({ top: 0 })
  }, [asked.paper, asked.row])
  const [first] = open
  useEffect(() => {
    if (asked.paper === undefined && first !== undefined) onGo(first, true)
    // oxlint-disable-next-line react/exhaustive-deps -- each rendering makes a new function
  }, [asked.paper, first])
  const nameOf = ({ paper, asked: { person } }: AskedTalk) =>
    isBlind ? marking.words.answer(marking.countNo(paper)) : person.name || marking.words.unnamed
  let middle: ReactNode = <Nothing isReading={isReading} onQuestions={onQuestions} />
  if (current)
    middle = (
      <OpenTalk
        {...props}
        talk={current}
        place={place}
        marking={marking}
        nameOf={nameOf}
        isBlind={isBlind}
        onSheet={() => setSheetOpen(true)}
      />
    )
  return (
    <Column clip className={frame.root}>
      <Head marking={marking} place={place} onGo={onGo} onQuestions={onQuestions} />
      <SaveQueue areNamesHidden={isBlind} />
      <div className={classes.columns} data-open={current !== undefined}>
        {place.shown.length > 0 && (
          <AskedList talks={place.shown} current={current} nameOf={nameOf} onGo={onGo} />
        )}
        <section className={classes.open} ref={main} tabIndex={-1} aria-label={words.list} data-scrolls>
          {middle}
        </section>
      </div>
      <KeyBar shown={listShownKeys()} onSheet={() => setSheetOpen(true)}>
        {words.tab(open.length)}
      </KeyBar>
      {isSheetOpen && <KeysSheet keys={listAllKeys()} onClose={() => setSheetOpen(false)} />}
    </Column>
  )
}
