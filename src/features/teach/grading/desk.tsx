/** The grading desk: queue, work and marks side by side; on a phone one beside the other, to swipe between. */
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ComponentType, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import type { Submission } from '#src/api/shapes/submission.ts'
import type { Loaded } from '#src/api/use-api.ts'
import { workBegan } from '#src/stores/shell/busy-store.ts'
import type { GradingSave } from '#src/stores/grading/grading-save.ts'
import { saveStateOf } from '#src/stores/grading/grading-save-state.ts'
import { useGradingSaves } from '#src/stores/grading/grading-save-store.ts'
import { useGradingDrafts } from '#src/stores/grading/grading-draft-store.ts'
import { say } from '#src/stores/shell/toast-store.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { UnseenHeading } from '#src/ui/frame/page.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Skeleton, SkeletonText } from '#src/ui/states/skeleton.tsx'
import classes from './desk.module.css'
import { Tray } from './drafts/tray.tsx'
import { Graded, type WorkDeeds } from './graded.tsx'
import { KeyBar } from './keys/key-bar.tsx'
import { useGradingKeys } from './keys/use-grading-keys.ts'
import { type Pane, usePanes } from './use-panes.ts'
import { words } from './words.ts'

const loadKeys = () => import('./keys/keys-sheet.tsx')
const KeysSheet = lazy(async () => ({ default: (await loadKeys()).KeysSheet }))

/** The submissions beside the one on the desk; undefined at the ends of the queue. */
export interface Around {
  previous: string | undefined
  next: string | undefined
  nextUnchecked: string | undefined
}

export interface DeskProps {
  submissionId: string
  kind: GradingSave['of']
  /** The submission as it is read. */
  read: Loaded<Submission>
  /** Reads those beside it ahead, so that the next one is there at once. */
  Neighbour: ComponentType<{ id: string }>
  around: Around
  /** The queue at the left. */
  queue: ReactNode
  /** How far the grading is. */
  progress: ReactNode
  /** Of the whole queue. */
  title: string
  backTo: string
  onGo: (submissionId: string) => void
}

function DeskSkeleton() {
  return (
    <>
      <div className={classes.work} data-pane="work">
        <div className={classes.waiting}>
          <Skeleton shape="block" height="3rem" width="60%" />
          <SkeletonText lines={8} />
        </div>
      </div>
      <div className={classes.marks} data-pane="marks">
        <div className={classes.waiting}>
          <Skeleton shape="block" height="3.5rem" />
          <SkeletonText lines={6} />
        </div>
      </div>
    </>
  )
}

function useDeskKeys({ around, onGo }: DeskProps, deeds: RefObject<WorkDeeds | null>, onSheet: () => void): void {
  const go = (id: string | undefined, otherwise: string) => {
    if (id === undefined) say({ kind: 'success', message: otherwise })
    else onGo(id)
  }
  useGradingKeys({
    next: () => go(around.next, words.lastOne),
    previous: () => go(around.previous, words.firstOne),
    nextUnchecked: () => go(around.nextUnchecked, words.allChecked),
    criterionUp: () => deeds.current?.row(-1),
    criterionDown: () => deeds.current?.row(1),
    mark: (digit) => deeds.current?.mark(digit),
    comment: () => deeds.current?.comment(),
    acceptOne: () => deeds.current?.acceptOne(),
    acceptAll: () => deeds.current?.acceptAll(),
    saveNext: () => deeds.current?.saveNext(),
    undo: () => deeds.current?.undo(),
    sheet: onSheet,
  })
}

/** What is known of this submission's marks: on their way, on this device, or nothing to save. */
function StateLine({ submissionId }: { submissionId: string }) {
  const state = useGradingSaves((saves) => saveStateOf(saves, submissionId))
  const hasDraft = useGradingDrafts(({ drafts }) => drafts[submissionId] !== undefined)
  if (state !== undefined && !(state === 'saved' && hasDraft)) return words.save.states[state]
  return hasDraft ? words.save.onDevice : words.save.noDraft
}

function Head({ props, pane, onPane }: { props: DeskProps; pane: Pane; onPane: (pane: Pane) => void }) {
  const { title, progress, around, backTo, onGo } = props
  return (
    <header className={classes.head}>
      <IconButton label={words.back} to={backTo}>
        <IconArrowLeft />
      </IconButton>
      <p className={classes.title}>{title}</p>
      <div className={classes.progress}>{progress}</div>
      <IconButton
        label={words.previous}
        variant="default"
        disabled={around.previous === undefined}
        onClick={() => around.previous && onGo(around.previous)}
      >
        <IconChevronLeft />
      </IconButton>
      <IconButton
        label={words.next}
        variant="default"
        disabled={around.next === undefined}
        onClick={() => around.next && onGo(around.next)}
      >
        <IconChevronRight />
      </IconButton>
      <div className={classes.panes}>
        <Segmented
          label={words.panes.label}
          options={[
            { value: 'queue', label: words.panes.queue },
            { value: 'work', label: words.panes.work },
            { value: 'marks', label: words.panes.marks },
          ]}
          value={pane}
          onChange={onPane}
        />
      </div>
    </header>
  )
}

export function Desk(props: DeskProps) {
  const { submissionId, kind, read, Neighbour, around, queue, onGo } = props
  const deeds = useRef<WorkDeeds>(null)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const openSheet = () => setSheetOpen(true)
  const { place, pane, toPane } = usePanes(submissionId, read.data !== undefined || read.error !== undefined)
  useDeskKeys(props, deeds, openSheet)
  // Ahead of the first question mark, and of a line that dies meanwhile.
  useEffect(() => void loadKeys().catch(() => undefined), [])
  // The app does not update or reload under a half marked submission.
  useEffect(() => workBegan(), [])
  const onSaved = () => {
    const next = around.next ?? around.nextUnchecked
    if (next === undefined) say({ kind: 'success', message: words.allChecked })
    else onGo(next)
  }
  const neighbours = new Set([around.next, around.nextUnchecked, around.previous].filter((id) => id !== undefined && id !== submissionId))
  return (
    <div className={classes.root}>
      <UnseenHeading key={submissionId}>{read.data ? words.title(read.data.learner.name || words.unnamed) : words.untitled}</UnseenHeading>
      <Head props={props} pane={pane} onPane={toPane} />
      <Tray />
      <div ref={place} className={classes.columns}>
        <aside className={classes.queue} data-pane="queue">
          {queue}
        </aside>
        <Load from={read} skeleton={<DeskSkeleton />}>
          {(of) => <Graded key={of._id} of={of} kind={kind} ref={deeds} onSaved={onSaved} />}
        </Load>
      </div>
      <KeyBar onSheet={openSheet}>
        <StateLine submissionId={submissionId} />
      </KeyBar>
      {[...neighbours].map((id) => id && <Neighbour key={id} id={id} />)}
      {isSheetOpen && (
        <Suspense fallback={null}>
          <KeysSheet isOpen onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
