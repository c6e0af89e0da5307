/** Shows the questions, one at a time or a whole section. */

import { IconLayoutList } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { announce } from '#src/ui/frame/announcer.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { isChoice } from '../question/choice.tsx'
import type { NumberedQuestion } from '../question/order.ts'
import { type AnswerTarget, useRoom } from './context.ts'
import { KeysSheet } from './keys-sheet.tsx'
import { Moves } from './moves.tsx'
import { QuestionCard } from './question-card.tsx'
import { PaletteSheet, Side } from './side.tsx'
import type { ViewProps } from './use-question-navigation.ts'
import { useRoomKeys } from './use-room-keys.ts'
import { words } from './words.ts'
import card from './question-card.module.css'
import classes from './room.module.css'

/** Finds the targets of Next and Previous: a question, or a section. */
function findNeighbours(
  { sections, placed, place }: ViewProps,
  isBySection: boolean,
): { previous?: string | undefined; next?: string | undefined } {
  const at = placed.indexOf(place.current)
  if (!isBySection) return { previous: placed[at - 1]?.question._id, next: placed[at + 1]?.question._id }
  const here = sections.findIndex((section) => section.placed.includes(place.current))
  const getFirstQuestion = (index: number) => sections[index]?.placed[0]?.question._id
  return { previous: getFirstQuestion(here - 1), next: getFirstQuestion(here + 1) }
}

/** Moves the focus to the question after a step. */
function useFocusOn(id: string): void {
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    const heading = document.querySelector<HTMLElement>(`#question-${CSS.escape(id)}`)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'nearest' })
  }, [id])
}

function goToPalette(): void {
  document.querySelector<HTMLElement>('aside [aria-current]')?.focus()
}

function announceTime(): void {
  announce(document.querySelector('[role=timer]')?.getAttribute('aria-label') ?? words.timer.none)
}

/** Clears the choice of the focused question; written text is only cleared with its button. */
function clearChosen(room: AnswerTarget, placed: readonly NumberedQuestion[]): void {
  const id = document.activeElement?.closest<HTMLElement>('[data-question]')?.dataset['question']
  const question = placed.find((one) => one.question._id === id)?.question
  if (question !== undefined && isChoice(question)) room.clear(question._id)
}

interface ShownProps extends ViewProps {
  isBySection: boolean
}

/** Shows the current question, or all of its section. */
function Shown({ sections, placed, place, isBySection }: ShownProps) {
  const section = sections.find((one) => one.placed.includes(place.current))
  const shown = isBySection ? (section?.placed ?? []) : [place.current]
  return shown.map((each) => (
    <QuestionCard
      key={each.question._id}
      entry={each}
      total={placed.length}
      isFlagged={place.isFlagged(each.question._id)}
      onFlag={place.toggleFlag}
    />
  ))
}

type Sheet = 'palette' | 'keys' | undefined

export function QuestionsView({ onReview, ...props }: ViewProps & { onReview: () => void }) {
  const room = useRoom()
  const [isBySection, setBySection] = useState(false)
  const [sheet, setSheet] = useState<Sheet>()
  const showKeys = () => setSheet('keys')
  const { sections, placed, place } = props
  const { current, goTo, toggleFlag } = place
  const { previous, next } = findNeighbours(props, isBySection)
  const forward = () => (next === undefined ? onReview() : goTo(next))
  const back = previous === undefined ? undefined : () => goTo(previous)
  useFocusOn(current.question._id)
  const actions = {
    next: forward,
    previous: () => back?.(),
    flag: () => toggleFlag(current.question._id),
    clear: () => clearChosen(room, placed),
    palette: goToPalette,
    time: announceTime,
    review: onReview,
    sheet: showKeys,
  }
  useRoomKeys(actions, sheet === undefined)
  const close = () => setSheet(undefined)
  return (
    <div className={classes.body}>
      <div className={classes.paper}>
        <div className={classes.questions}>
          <div className={classes.top}>
            <StitchProgress
              done={current.number}
              total={placed.length}
              next={false}
              label={words.palette.title}
            />
            {sections.length > 1 && (
              <button
                type="button"
                className={`${card.quiet} ${classes.view}`}
                aria-pressed={isBySection}
                onClick={() => setBySection(!isBySection)}
              >
                <IconLayoutList size={18} stroke={1.75} aria-hidden="true" />
                <span className={classes.wideWord}>{words.nav.bySection}</span>
              </button>
            )}
          </div>
          <Shown {...props} isBySection={isBySection} />
        </div>
        <Moves
          number={current.number}
          total={placed.length}
          hasOptions={isChoice(current.question)}
          onPrevious={back}
          onNext={forward}
          isLast={next === undefined}
          onKeys={showKeys}
          onPalette={() => setSheet('palette')}
        />
      </div>
      <Side {...props} />
      <KeysSheet isOpen={sheet === 'keys'} onClose={close} />
      <PaletteSheet {...props} isOpen={sheet === 'palette'} onClose={close} onReview={onReview} />
    </div>
  )
}
