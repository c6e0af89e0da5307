/** The player's page: video, what stands below it, notes beside it; on phones the video stays on top and the rest lies in tabs. */
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import type { Recording } from '#src/api/shapes/recording.ts'
import { usePlayback } from '#src/stores/player/playback-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { ChapterList } from './chapter-list.tsx'
import { partAt, partsOf } from './chapters.ts'
import { ClassResources } from './class-resources.tsx'
import { Player } from './player.tsx'
import { RoomHead, placeOf } from './room-head.tsx'
import { Column, Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './room.module.css'
import { SaveLine } from './save-line.tsx'
import { neighbourAddress, UpNext } from './up-next.tsx'
import type { SaveState } from './progress-outbox.ts'
import { useTheatre } from '#src/stores/player/use-theatre.ts'
import { words } from './words.ts'

/** The md breakpoint. */
const DESK = '(min-width: 64em)'

type Tab = 'notes' | 'chapters' | 'list' | 'resources'

export interface RoomProps {
  batchId: string
  of: Recording
  /** Seconds at which there are notes. */
  marks: readonly number[]
  noteCount: number
  /** How often a note was asked for, by key or button: each time the composer takes the focus. */
  renderNotes: (asked: number) => ReactNode
  list: ReactNode
  saveState: SaveState
  /** The second at which an earlier visit ended; 0 where the video begins elsewhere. */
  resumedAt: number
  onExpired: () => void
}

/** Where the video goes on, said as long as it stands there and has not been started. */
function Resumed({ at }: { at: number }) {
  const isThere = usePlayback((state) => !state.hasPlayed && Math.floor(state.position) === Math.floor(at))
  return isThere && at > 0 ? (
    <Text tone="muted" size={14}>
      {words.resumed(at)}
    </Text>
  ) : null
}

function Below({ batchId, of, saveState, resumedAt }: Pick<RoomProps, 'batchId' | 'of' | 'saveState' | 'resumedAt'>) {
  const [tab, setTab] = useState<'chapters' | 'resources'>('chapters')
  return (
    <div className={classes.below}>
      <SaveLine state={saveState} />
      <Resumed at={resumedAt} />
      <Tabs
        label={words.tabs}
        tabs={[
          { value: 'chapters', label: words.chapters },
          { value: 'resources', label: words.resources(of.resources.length) },
        ]}
        value={tab}
        onChange={setTab}
      >
        <div className={classes.panel}>
          {tab === 'chapters' ? <ChapterList parts={partsOf(of.chapters, of.duration)} /> : <ClassResources resources={of.resources} />}
        </div>
      </Tabs>
      {of.next && <UpNext batchId={batchId} next={of.next} />}
    </div>
  )
}

/** On phones: which part it is, and the way on. */
function PhoneLine({ batchId, of, saveState, resumedAt }: Pick<RoomProps, 'batchId' | 'of' | 'saveState' | 'resumedAt'>) {
  const parts = partsOf(of.chapters, of.duration)
  const now = usePlayback((state) => partAt(parts, state.position))
  return (
    <Row justify="between" wrap gap={12} ground="surface" className={classes.phoneLine}>
      <div>
        <Text weight={600}>{parts[now]?.title || of.title}</Text>
        <Text tone="muted" size={14}>
          {[words.partOf(now + 1, parts.length), placeOf({ ...of, batch: null })].filter(Boolean).join(' · ')}
        </Text>
        <SaveLine state={saveState} />
        <Resumed at={resumedAt} />
      </div>
      {of.next && (
        <Button variant="default" size="sm" to={neighbourAddress(batchId, of.next)}>
          {words.next}
        </Button>
      )}
    </Row>
  )
}

interface PhoneTabsProps extends Pick<RoomProps, 'of' | 'noteCount' | 'renderNotes' | 'list'> {
  asked: number
  tab: Tab
  onTab: (tab: Tab) => void
}

function PhoneTabs({ of, noteCount, renderNotes, list, asked, tab, onTab }: PhoneTabsProps) {
  return (
    <div className={classes.phoneTabs}>
      <Tabs
        label={words.tabs}
        tabs={[
          { value: 'notes', label: words.notes(noteCount) },
          { value: 'chapters', label: words.chapters },
          { value: 'list', label: words.shortList },
          { value: 'resources', label: words.resources(of.resources.length) },
        ]}
        value={tab}
        onChange={onTab}
      >
        <div className={classes.panel}>
          {tab === 'notes' && renderNotes(asked)}
          {tab === 'chapters' && <ChapterList parts={partsOf(of.chapters, of.duration)} />}
          {tab === 'list' && list}
          {tab === 'resources' && <ClassResources resources={of.resources} />}
        </div>
      </Tabs>
    </div>
  )
}

export function Room({ batchId, of, marks, noteCount, renderNotes, list, saveState, resumedAt, onExpired }: RoomProps) {
  useTheatre()
  const isDesk = useMediaQuery(DESK, true, { getInitialValueInEffect: false })
  const [tab, setTab] = useState<Tab>('notes')
  const [asked, setAsked] = useState(0)
  const [isSettingsOpen, setIsSettingsOpen] = useState(false)
  const askNote = () => {
    setTab('notes')
    setAsked((count) => count + 1)
  }
  return (
    <Column className={classes.root}>
      <RoomHead batchId={batchId} of={of} onSettings={() => setIsSettingsOpen(true)} />
      <Grid grow className={classes.columns}>
        <div className={classes.main}>
          <Player
            of={of}
            marks={marks}
            onNote={askNote}
            isSettingsOpen={isSettingsOpen}
            onSettings={setIsSettingsOpen}
            onExpired={onExpired}
          />
          {isDesk ? (
            <Below batchId={batchId} of={of} saveState={saveState} resumedAt={resumedAt} />
          ) : (
            <PhoneLine batchId={batchId} of={of} saveState={saveState} resumedAt={resumedAt} />
          )}
        </div>
        {isDesk ? (
          <div className={classes.side}>
            <Segmented
              label={words.tabs}
              options={[
                { value: 'notes', label: words.myNotes(noteCount) },
                { value: 'list', label: words.list },
              ]}
              value={tab === 'list' ? 'list' : 'notes'}
              onChange={setTab}
            />
            {tab === 'list' ? list : renderNotes(asked)}
          </div>
        ) : (
          <PhoneTabs {...{ of, noteCount, renderNotes, list, asked, tab }} onTab={setTab} />
        )}
      </Grid>
    </Column>
  )
}
