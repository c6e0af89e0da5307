/** The grading page: queue, work and marks side by side; on a phone a row of panes to swipe. */

import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { submission as submissionRows } from '#src/api/contract/submission.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { hasReply, type Loaded } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import type { GradingSave } from '#src/stores/grading/grading-save.ts'
import { useKeptPapers } from '#src/stores/papers/papers-store.ts'
import { workBegan } from '#src/stores/shell/busy-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { UnseenHeading } from '#src/ui/frame/page.tsx'
import { SkipLink } from '#src/ui/frame/skip-link.tsx'
import { Column, Grid } from '#src/ui/layout/layout.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton, SkeletonText } from '#src/ui/states/skeleton.tsx'
import { useHasDraft, useMarkLife } from '../shared/mark-life.ts'
import { Head, type HeadParts, takeBack } from './desk-head.tsx'
import { GradingPanes, PLACES, type WorkActions } from './grading-panes.tsx'
import { useGradingSettings } from './keys/grading-settings-store.ts'
import { KeyBar } from './keys/key-bar.tsx'
import { KeysSheet } from './keys/keys-sheet.tsx'
import { GRADING_KEYS, type KeyAction } from './keys/keys.ts'
import { useGradingKeys } from './keys/use-grading-keys.ts'
import { type Leaving, useLeaving } from './keys/use-leaving.ts'
import { forgetOrder } from './reasons/reason-order-store.ts'
import { SaveQueue } from './saving/save-queue.tsx'
import { usePanes } from './use-panes.ts'
import { words } from './words.ts'
import { isFile } from './work/answer.tsx'
import { isPaper } from './work/file-answer.tsx'
import { FILES_AHEAD } from './work/files-ahead.ts'
import classes from './desk.module.css'

/** Submissions before and after the current one; undefined at the ends of the queue. */
export interface Neighbours {
  previous: string | undefined
  next: string | undefined
  nextUnchecked: string | undefined
  /** Unchecked ones that come next, which are read before they are opened. */
  ahead?: readonly string[]
  /** The queue is still being read, so the neighbours are unknown. */
  isAwaited?: boolean
  /** Rows of the queue could not be read or have not been, so that its end is unknown. */
  isPartial?: boolean
}

export interface DeskProps extends HeadParts {
  submissionId: string
  kind: GradingSave['of']
  read: Loaded<Submission>
  /** Preloads a neighbour, so that it shows at once; `hasFiles`: its files too. */
  Neighbour: ComponentType<{ id: string; hasFiles?: boolean }>
  neighbours: Neighbours
  /** Queue on the left. */
  queue: ReactNode
  /** Of a submission, not of a level. */
  review?: ReactNode
}

function DeskSkeleton() {
  return (
    <>
      <div className={classes.work} data-pane="work">
        <Grid gap={16} pad={20}>
          <Skeleton shape="block" height="3rem" width="60%" />
          <SkeletonText lines={8} />
        </Grid>
      </div>
      <div className={classes.marks} data-pane="marks">
        <Grid gap={16} pad={20}>
          <Skeleton shape="block" height="3.5rem" />
          <SkeletonText lines={6} />
        </Grid>
      </div>
    </>
  )
}

type Step = 'next' | 'previous' | 'nextUnchecked' | 'saved'

const AT_THE_END: Readonly<Record<Step, string>> = {
  next: words.lastOne,
  previous: words.firstOne,
  nextUnchecked: words.allChecked,
  saved: words.allChecked,
}

/** Without a connection: the next paper that is on the device. */
function findKnown(ahead: readonly string[]): string | undefined {
  if (navigator.onLine) return undefined
  const kept = offers.keptPapers ? useKeptPapers.getState().papers : []
  return ahead.find(
    (id) => hasReply(submissionRows.one, { params: { id } }) || kept.some((paper) => paper.id === id),
  )
}

/** The paper that a step waits for, while the list is being read. */
const NOT_KNOWN = 'not known'

/** Goes to a neighbour. A step requested while the queue is still being read is taken once it is known. */
function useStep({ neighbours, submissionId, onGo }: DeskProps, leaving: Leaving): (step: Step) => void {
  const { next, previous, nextUnchecked, ahead = [], isAwaited = false, isPartial = false } = neighbours
  const asked = useRef<{ from: string; step: Step }>(undefined)
  function takeStep(step: Step): void {
    asked.current = isAwaited ? { from: submissionId, step } : undefined
    leaving.begin(isAwaited ? NOT_KNOWN : submissionId)
    if (isAwaited) return
    const known = findKnown(ahead)
    const id =
      known !== undefined && step !== 'previous'
        ? known
        : { next, previous, nextUnchecked, saved: next ?? nextUnchecked }[step]
    if (id !== undefined) onGo(id)
    else if (isPartial && step !== 'previous') showToast({ kind: 'error', message: words.notRead })
    else showToast({ kind: 'success', message: AT_THE_END[step] })
  }
  const latest = useRef(takeStep)
  useEffect(() => {
    latest.current = takeStep
  })
  useEffect(() => {
    if (!isAwaited && asked.current?.from === submissionId) latest.current(asked.current.step)
  }, [isAwaited, submissionId])
  return takeStep
}

interface DeskKeys {
  leaving: Leaving
  onGo: DeskProps['onGo']
  takeStep: (step: Step) => void
  actions: RefObject<WorkActions | null>
  onSheet: () => void
}

function useDeskKeys({ leaving, onGo, takeStep, actions, onSheet }: DeskKeys): void {
  const getPaper = () => (leaving.isUnderWay() ? undefined : actions.current)
  useGradingKeys<KeyAction>(GRADING_KEYS, {
    next: () => takeStep('next'),
    previous: () => takeStep('previous'),
    nextUnchecked: () => takeStep('nextUnchecked'),
    criterionUp: () => getPaper()?.row(-1),
    criterionDown: () => getPaper()?.row(1),
    mark: (digit) => getPaper()?.mark(digit),
    half: () => getPaper()?.half(),
    comment: () => getPaper()?.comment(),
    newReason: () => getPaper()?.newReason(),
    mended: () => getPaper()?.mended(),
    changeReason: () => getPaper()?.changeReason(),
    hand: () => getPaper()?.hand(),
    enter: () => getPaper()?.enter(),
    acceptOne: () => getPaper()?.acceptOne(),
    acceptAll: () => getPaper()?.acceptAll(),
    saveNext: () => getPaper()?.saveNext(),
    undo: () => void (getPaper()?.undo() || takeBack(onGo) || announce(words.takeBack.nothing)),
    sheet: onSheet,
  })
}

/** Save state of the marks: being sent, stored on this device, or nothing to save. */
function StateLine({ submissionId }: { submissionId: string }) {
  const { state } = useMarkLife(submissionId)
  const hasDraft = useHasDraft(submissionId)
  if (state !== undefined && !(state === 'saved' && hasDraft)) return words.save.states[state]
  return hasDraft ? words.save.onDevice : words.save.noDraft
}

/** A paper owns the middle: on a narrow desk the list folds. */
function hasPaperAnswer({ answers }: Submission): boolean {
  return answers.some(({ value }) => isFile(value) && isPaper(value))
}

/** The keys of the desk, and its steps. */
function useDesk(asked: DeskProps, onSheet: () => void) {
  const leaving = useLeaving(asked.submissionId)
  const onGo = (next: string) => {
    leaving.begin(next)
    asked.onGo(next)
  }
  const props = { ...asked, onGo }
  const actions = useRef<WorkActions>(null)
  const takeStep = useStep(props, leaving)
  useDeskKeys({ leaving, onGo, takeStep, actions, onSheet })
  const panes = { ref: actions, isLeaving: leaving.isUnderWay, onSaved: () => takeStep('saved') }
  return { props, panes }
}

export function Desk(asked: DeskProps) {
  const { submissionId, kind, review, read, Neighbour, neighbours, queue } = asked
  const sheet = useGradingSettings((state) => state.sheet)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [isListOpen, setListOpen] = useState(false)
  const [isPinning, setPinning] = useState(false)
  const hasPaper = read.data !== undefined && hasPaperAnswer(read.data)
  const openSheet = () => setSheetOpen(true)
  const { place, pane, toPane } = usePanes(submissionId, read.data !== undefined || read.error !== undefined)
  const { props, panes } = useDesk(asked, openSheet)
  // Keeps the app from updating and reloading while marks are being typed.
  useEffect(() => workBegan(), [])
  // Reasons keep their digits from paper to paper.
  useEffect(() => forgetOrder, [])
  // A request without a paper has nothing to be marked.
  const isRequest = read.data?.try_no === 0
  const neighbourIds = new Set(
    [neighbours.next, ...(neighbours.ahead ?? [neighbours.nextUnchecked]), neighbours.previous].filter(
      (id) => id !== undefined && id !== submissionId,
    ),
  )
  return (
    <Column clip className={classes.root}>
      <SkipLink to={PLACES.work}>{words.panes.work}</SkipLink>
      <SkipLink to={PLACES.marks}>{words.panes.marks}</SkipLink>
      <UnseenHeading key={submissionId}>
        {read.data ? words.title(read.data.learner.name || words.unnamed) : words.untitled}
      </UnseenHeading>
      <Head
        props={props}
        pane={pane}
        onPane={toPane}
        list={hasPaper ? { isOpen: isListOpen, onToggle: () => setListOpen(!isListOpen) } : undefined}
      />
      <SaveQueue current={submissionId} />
      <Grid
        ground="sunken"
        grow
        ref={place}
        className={classes.columns}
        data-sheet={sheet}
        data-paper={hasPaper}
        data-list-open={isListOpen}
        data-pinning={isPinning}
        onFocus={({ target }) =>
          setPinning(target.closest('[data-pin-field], [data-placing="true"]') !== null)
        }
        onBlur={() => setPinning(false)}
      >
        <aside className={classes.queue} data-pane="queue">
          {queue}
        </aside>
        <Load from={read} skeleton={<DeskSkeleton />}>
          {(submission) => (
            <GradingPanes
              key={submission._id}
              submission={submission}
              kind={kind}
              review={review}
              {...panes}
            />
          )}
        </Load>
      </Grid>
      <KeyBar onSheet={openSheet} {...(isRequest && { shown: [] })}>
        <StateLine submissionId={submissionId} />
      </KeyBar>
      {[...neighbourIds].map(
        (id, at) => id !== undefined && <Neighbour key={id} id={id} hasFiles={at < FILES_AHEAD} />,
      )}
      {isSheetOpen && (
        <KeysSheet
          keys={GRADING_KEYS.map(({ action, caps }) => ({ name: words.keys[action], caps }))}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </Column>
  )
}
