/** Layout of the recording's page: video with chapters below and notes beside it; on phones everything below the video is in tabs. */

import { IconCircleCheck, IconCloudCheck, IconCloudUp, IconDeviceFloppy } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Recording } from '#src/api/shapes/recording.ts'
import { offers } from '#src/lib/features.ts'
import { usePlayback } from '#src/stores/player/playback-store.ts'
import { useTheatre } from '#src/stores/player/use-theatre.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { useIsWide } from '#src/ui/hooks/use-is-wide.ts'
import { Column, Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Tabs } from '#src/ui/tabs-with-panel.tsx'
import { ChapterList } from './chapter-list.tsx'
import { findPartIndex, splitChapters } from './chapters.ts'
import { ClassResources } from './class-resources.tsx'
import { MiniDeck } from './mini-deck.tsx'
import { usePlayerSettings } from './player-settings-store.ts'
import { Player } from './player.tsx'
import type { SaveState } from './progress-outbox.ts'
import { formatBatchAndModule, RecordingHead } from './recording-head.tsx'
import { Transcript } from './transcript.tsx'
import { getNeighbourAddress, UpNext } from './up-next.tsx'
import { useLockScreen } from './use-media-session.ts'
import { words } from './words.ts'
import classes from './recording-layout.module.css'

const ICONS = { saving: IconCloudUp, saved: IconCloudCheck, stored: IconDeviceFloppy } as const

/** Save state of the progress: on the server, or on this device until the connection returns. (ruling R41) */
function SaveLine({ state }: { state: SaveState }) {
  if (state === 'idle') return null
  const Icon = ICONS[state]
  return (
    <Row as="p" gap={6} tone="muted" variant="caption" className={classes.saveLine} data-state={state}>
      <Icon size={16} aria-hidden="true" />
      {words.save[state]}
    </Row>
  )
}

/** The parts of the class, and what the learner thinks of it. */
function Chapters({ recording, review }: Pick<RecordingLayoutProps, 'recording' | 'review'>) {
  return (
    <Stack gap={16}>
      <ChapterList parts={splitChapters(recording.chapters, recording.duration)} />
      {review}
    </Stack>
  )
}

type Tab = 'transcript' | 'notes' | 'chapters' | 'list' | 'resources'

export interface RecordingLayoutProps {
  batchId: string
  recording: Recording
  /** Positions of notes in seconds. */
  marks: readonly number[]
  noteCount: number
  /**
   * Gets the number of requests for a note by key or button; each focuses the field. Undefined where notes are
   * not offered.
   */
  renderNotes: ((requestCount: number) => ReactNode) | undefined
  list: ReactNode
  review: ReactNode
  /** The transcript is open first. */
  isTextFirst: boolean
  /** Saves a line of the transcript as a note at its second. */
  onKeepLine: ((position: number, text: string) => void) | undefined
  saveState: SaveState
  /** Position at which an earlier visit ended; 0 when the video starts elsewhere. */
  resumedAt: number
  /** True if an earlier visit reached the end, so that the video starts from the beginning. */
  wasFinished: boolean
  onExpired: () => void
}

/**
 * Shows the resume position until the video is played, then the save state, and the end. Its space is
 * reserved, so that nothing below moves.
 */
function PlaceLine({
  saveState,
  resumedAt,
  wasFinished,
}: Pick<RecordingLayoutProps, 'saveState' | 'resumedAt' | 'wasFinished'>) {
  const isResumed = usePlayback(
    (state) => !state.hasPlayed && Math.floor(state.position) === Math.floor(resumedAt),
  )
  const isEnded = usePlayback((state) => state.isEnded)
  useEffect(() => {
    if (isEnded) announce(words.finished)
  }, [isEnded])
  return (
    <div className={classes.placeLine}>
      {(resumedAt > 0 || wasFinished) && (
        <Text tone="muted" variant="small" style={isResumed ? undefined : { visibility: 'hidden' }}>
          {wasFinished ? words.finishedBefore : words.resumed(resumedAt)}
        </Text>
      )}
      {isEnded ? (
        <Row as="p" gap={6} tone="muted" variant="caption">
          <IconCircleCheck size={16} aria-hidden="true" />
          {words.finished}
        </Row>
      ) : (
        <SaveLine state={saveState} />
      )}
    </div>
  )
}

function Below({
  batchId,
  recording,
  review,
  saveState,
  resumedAt,
  wasFinished,
}: Pick<
  RecordingLayoutProps,
  'batchId' | 'recording' | 'review' | 'saveState' | 'resumedAt' | 'wasFinished'
>) {
  const [tab, setTab] = useState<'chapters' | 'resources'>('chapters')
  return (
    <div className={classes.below}>
      <PlaceLine saveState={saveState} resumedAt={resumedAt} wasFinished={wasFinished} />
      <Tabs
        label={words.tabs}
        tabs={[{ value: 'chapters', label: words.chapters }, ...listResourceTab(recording)]}
        value={tab}
        onChange={setTab}
      >
        <div className={classes.panel}>
          {tab === 'chapters' ? (
            <Chapters recording={recording} review={review} />
          ) : (
            <ClassResources resources={recording.resources} />
          )}
        </div>
      </Tabs>
      {recording.next && <UpNext batchId={batchId} next={recording.next} />}
    </div>
  )
}

/** Line on phones with the current chapter and the next recording. */
function PhoneLine({
  batchId,
  recording,
  saveState,
  resumedAt,
  wasFinished,
}: Pick<RecordingLayoutProps, 'batchId' | 'recording' | 'saveState' | 'resumedAt' | 'wasFinished'>) {
  const parts = splitChapters(recording.chapters, recording.duration)
  const now = usePlayback((state) => findPartIndex(parts, state.position))
  return (
    <Row justify="between" wrap gap={12} ground="surface" className={classes.phoneLine}>
      <div className={classes.phoneText}>
        <Text weight={600} className={classes.oneLine}>
          {parts[now]?.title || recording.title}
        </Text>
        <Text tone="muted" variant="small">
          {[words.partOf(now + 1, parts.length), formatBatchAndModule({ ...recording, batch: null })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <PlaceLine saveState={saveState} resumedAt={resumedAt} wasFinished={wasFinished} />
      </div>
      {recording.next && (
        <Button variant="default" size="sm" to={getNeighbourAddress(batchId, recording.next)}>
          {words.next}
        </Button>
      )}
    </Row>
  )
}

interface AsideProps extends Pick<
  RecordingLayoutProps,
  'recording' | 'noteCount' | 'renderNotes' | 'list' | 'review'
> {
  /** Undefined for a class without captions. */
  transcript: ReactNode
  requestCount: number
  tab: Tab
  onTab: (tab: Tab) => void
}

/** None where resources are not offered. */
const listResourceTab = ({ resources }: Recording) =>
  offers.resources ? [{ value: 'resources' as const, label: words.resources(resources.length) }] : []

const TRANSCRIPT = { value: 'transcript', label: words.transcript } as const

function PhoneTabs(props: AsideProps) {
  const { recording, noteCount, renderNotes, list, review, transcript, requestCount, tab, onTab } = props
  return (
    <div className={classes.phoneTabs}>
      <Tabs
        label={words.tabs}
        tabs={[
          ...(transcript ? [TRANSCRIPT] : []),
          ...(renderNotes ? [{ value: 'notes' as const, label: words.notes(noteCount) }] : []),
          { value: 'chapters', label: words.chapters },
          { value: 'list', label: words.shortList },
          ...listResourceTab(recording),
        ]}
        value={tab}
        onChange={onTab}
      >
        <div className={classes.panel}>
          {tab === 'transcript' && transcript}
          {tab === 'notes' && renderNotes?.(requestCount)}
          {tab === 'chapters' && <Chapters recording={recording} review={review} />}
          {tab === 'list' && list}
          {tab === 'resources' && <ClassResources resources={recording.resources} />}
        </div>
      </Tabs>
    </div>
  )
}

/** Notes, transcript or the other classes, beside the video. */
function Side({ noteCount, renderNotes, list, transcript, requestCount, tab, onTab }: AsideProps) {
  const first = renderNotes ? 'notes' : 'list'
  const shown = tab === 'list' || tab === 'transcript' ? tab : first
  return (
    <div className={classes.side}>
      <Segmented
        label={words.tabs}
        options={[
          ...(transcript ? [TRANSCRIPT] : []),
          ...(renderNotes
            ? [
                {
                  value: 'notes' as const,
                  label: transcript ? words.notes(noteCount) : words.myNotes(noteCount),
                },
              ]
            : []),
          { value: 'list', label: transcript ? words.shortList : words.list },
        ]}
        value={shown}
        onChange={onTab}
      />
      {shown === 'notes' ? renderNotes?.(requestCount) : shown === 'list' ? list : transcript}
    </div>
  )
}

export function RecordingLayout(props: RecordingLayoutProps) {
  const { batchId, recording, marks, noteCount, renderNotes, list, review } = props
  const { isTextFirst, onKeepLine, saveState, resumedAt, wasFinished, onExpired } = props
  useTheatre()
  const lockScreen = useLockScreen(batchId, recording)
  const isWide = useIsWide()
  const { captions } = recording
  const [tab, setTab] = useState<Tab>(() =>
    captions && (isTextFirst || usePlayerSettings.getState().quality === 'sound')
      ? 'transcript'
      : renderNotes
        ? 'notes'
        : 'chapters',
  )
  const [requestCount, setRequestCount] = useState(0)
  const [isSettingsOpen, setIsSettingsOpen] = useState(false)
  const [main, setMain] = useState<Element | null>(null)
  const place = { batchId, recording, saveState, resumedAt, wasFinished }
  const requestNote = () => {
    setTab('notes')
    setRequestCount((count) => count + 1)
  }
  const aside: AsideProps = {
    recording,
    noteCount,
    renderNotes,
    list,
    review,
    requestCount,
    tab,
    onTab: setTab,
    transcript: captions && (
      <Transcript
        recordingId={recording._id}
        title={recording.title}
        captions={captions}
        onExpired={onExpired}
        onKeep={onKeepLine}
      />
    ),
  }
  return (
    <Column className={classes.root}>
      <RecordingHead batchId={batchId} recording={recording} onSettings={() => setIsSettingsOpen(true)} />
      <Grid grow className={classes.columns}>
        <div ref={setMain} className={classes.main} data-settings={isSettingsOpen}>
          <Player
            video={recording}
            marks={marks}
            onNote={renderNotes && requestNote}
            lockScreen={lockScreen}
            isSettingsOpen={isSettingsOpen}
            onSettings={setIsSettingsOpen}
            onExpired={onExpired}
          />
          {isWide && <Below {...place} review={review} />}
        </div>
        {isWide ? (
          <Side {...aside} />
        ) : (
          <>
            <MiniDeck
              deck={main}
              parts={splitChapters(recording.chapters, recording.duration)}
              title={recording.title}
            />
            <PhoneLine {...place} />
            <PhoneTabs {...aside} />
          </>
        )}
      </Grid>
    </Column>
  )
}
