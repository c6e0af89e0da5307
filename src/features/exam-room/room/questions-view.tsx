/** The questions, one at a time or a section at once, with the palette beside them; on a phone the palette is a sheet. */
import { IconArrowLeft, IconArrowRight, IconBulb, IconKeyboard, IconLayoutGrid } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { announce } from '#src/ui/announcer.tsx'
import { Button } from '#src/ui/button.tsx'
import { IconTile } from '#src/ui/icon-tile.tsx'
import { KeyCap } from '#src/ui/key-cap.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { SidePanel } from '#src/ui/side-panel.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import type { Placed, Section } from '../question/order.ts'
import { words } from '../words.ts'
import { useRoom } from './context.ts'
import { KeysSheet } from './keys-sheet.tsx'
import { Palette, useAnsweredCount } from './palette.tsx'
import { QuestionCard } from './question-card.tsx'
import classes from './room.module.css'
import type { Place } from './use-place.ts'
import { useRoomKeys } from './use-room-keys.ts'

export interface ViewProps {
  sections: readonly Section[]
  placed: readonly Placed[]
  place: Place
}

function KeyHints({ onSheet }: { onSheet: () => void }) {
  return (
    <span className={classes.hints}>
      <KeyCap>A</KeyCap> – <KeyCap>D</KeyCap> {words.hints.answer}
      <KeyCap>F</KeyCap> {words.hints.flag}
      <KeyCap>←</KeyCap>
      <KeyCap>→</KeyCap> {words.hints.move}
      <button type="button" className={classes.keysButton} onClick={onSheet} aria-label={words.nav.keys} title={words.nav.keys}>
        <IconKeyboard size={20} stroke={1.75} aria-hidden="true" />
      </button>
    </span>
  )
}

function AnsweredFigure({ placed }: { placed: readonly Placed[] }) {
  return <span className={classes.figure}>{words.palette.answered(useAnsweredCount(placed), placed.length)}</span>
}

function Remaining({ placed }: { placed: readonly Placed[] }) {
  const left = placed.length - useAnsweredCount(placed)
  return left > 0 ? <p className={classes.remaining}>{words.palette.remaining(left)}</p> : null
}

/** The step that Next and Previous make: a question, or a section. */
function neighbours({ sections, placed, place }: ViewProps, isBySection: boolean): { previous: string | undefined; next: string | undefined } {
  const at = placed.indexOf(place.current)
  if (!isBySection) return { previous: placed[at - 1]?.question._id, next: placed[at + 1]?.question._id }
  const here = sections.findIndex((section) => section.placed.includes(place.current))
  const firstOf = (index: number) => sections[index]?.placed[0]?.question._id
  return { previous: firstOf(here - 1), next: firstOf(here + 1) }
}

/** After a move the reader stands at the question. */
function useFocusOn(id: string): void {
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    const heading = document.querySelector<HTMLElement>(`#question-${CSS.escape(id)}`)
    heading?.focus({ preventScroll: true })
    heading?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [id])
}

type Sheet = 'palette' | 'keys' | undefined

export function QuestionsView({ sections, placed, place, onReview }: ViewProps & { onReview: () => void }) {
  const room = useRoom()
  const [view, setView] = useState<'one' | 'section'>('one')
  const [sheet, setSheet] = useState<Sheet>()
  const { current, goTo, toggleFlag } = place
  const isBySection = view === 'section'
  const { previous, next } = neighbours({ sections, placed, place }, isBySection)
  const forward = () => (next === undefined ? onReview() : goTo(next))
  useFocusOn(current.question._id)
  useRoomKeys(
    {
      next: forward,
      previous: () => previous !== undefined && goTo(previous),
      flag: () => toggleFlag(current.question._id),
      clear: () => room.edit(current.question._id, null),
      palette: () => document.querySelector<HTMLElement>(`.${classes.palette} [aria-current]`)?.focus(),
      time: () => announce(document.querySelector('[role=timer]')?.getAttribute('aria-label') ?? words.timer.none),
      review: onReview,
      sheet: () => setSheet('keys'),
    },
    sheet === undefined,
  )
  const titled = sections.some(({ title }) => title !== '')
  const shownSection = sections.find((section) => section.placed.includes(current))
  const shown = isBySection ? (shownSection?.placed ?? []) : [current]
  const sectionName = titled && shownSection ? words.section(sections.indexOf(shownSection), shownSection.title) : ''
  const palette = { sections, placed, place }
  return (
    <div className={classes.body}>
      <div className={classes.paper}>
        <div className={classes.questions}>
          {titled && sections.length > 1 && (
            <Segmented
              label={words.nav.view}
              options={[
                { value: 'one', label: words.nav.one },
                { value: 'section', label: words.nav.bySection },
              ]}
              value={view}
              onChange={setView}
            />
          )}
          <StitchProgress done={current.number} total={placed.length} next={false} label={words.palette.title} />
          {shown.map((each) => (
            <QuestionCard
              key={each.question._id}
              of={each}
              total={placed.length}
              isFlagged={place.isFlagged(each.question._id)}
              onFlag={toggleFlag}
              section={sectionName}
            />
          ))}
        </div>
        <nav className={classes.nav} aria-label={words.palette.title}>
          <Button
            variant="default"
            disabled={previous === undefined}
            leftSection={<IconArrowLeft size={20} aria-hidden="true" />}
            onClick={() => previous !== undefined && goTo(previous)}
          >
            <span className={classes.wideWord}>{words.nav.previous}</span>
          </Button>
          <KeyHints onSheet={() => setSheet('keys')} />
          <Button
            variant="default"
            className={classes.paletteButton}
            leftSection={<IconLayoutGrid size={20} stroke={1.75} aria-hidden="true" />}
            aria-label={words.palette.openName(current.number, placed.length)}
            onClick={() => setSheet('palette')}
          >
            {words.palette.open(current.number, placed.length)}
          </Button>
          <Button rightSection={<IconArrowRight size={20} aria-hidden="true" />} onClick={forward}>
            {next === undefined ? words.nav.toReview : words.nav.next}
          </Button>
        </nav>
      </div>
      <aside className={classes.side} aria-label={words.palette.title}>
        <div className={`${classes.card} ${classes.palette}`}>
          <div className={classes.cardHead}>
            <h2 className={classes.cardTitle}>{words.palette.title}</h2>
            <AnsweredFigure placed={placed} />
          </div>
          <Palette {...palette} onGo={goTo} />
        </div>
        <div className={`${classes.card} ${classes.tip}`}>
          <IconTile tone="due" size={40}>
            <IconBulb size={22} stroke={1.75} />
          </IconTile>
          <p>{words.tip}</p>
        </div>
      </aside>
      <KeysSheet isOpen={sheet === 'keys'} onClose={() => setSheet(undefined)} />
      <SidePanel isOpen={sheet === 'palette'} onClose={() => setSheet(undefined)} title={words.palette.title}>
        <Palette
          {...palette}
          onGo={(id) => {
            goTo(id)
            setSheet(undefined)
          }}
        />
        <Remaining placed={placed} />
        <Button fullWidth size="lg" onClick={onReview}>
          {words.palette.handIn}
        </Button>
      </SidePanel>
    </div>
  )
}
