/** The whole exam at a glance: time and marks, sections, questions; the way to each of them. */
import { IconAward, IconClock, IconFolderPlus, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { Button } from '#src/ui/button.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { useBuilder } from '../builder-context.ts'
import { sectionAdded } from '../engine/arrange.ts'
import { totalMarks } from '../engine/built-exam.ts'
import { newId } from '../own-ids.ts'
import { useMoves } from '../use-moves.ts'
import { words } from '../words.ts'
import classes from './outline.module.css'
import { PlainList } from './plain-list.tsx'

/** Dragging weighs more than the list, and comes behind it. */
const DragList = lazy(async () => ({ default: (await import('./drag-list.tsx')).DragList }))

const { outline: said } = words

function Facts({ onSettings }: { onSettings: () => void }) {
  const { exam } = useBuilder()
  const { duration } = exam
  return (
    <div className={classes.facts}>
      <button type="button" className={classes.fact} onClick={onSettings}>
        <span className={classes.factName}>
          <IconClock size={16} stroke={1.75} aria-hidden="true" />
          {said.time}
        </span>
        <strong>{duration > 0 ? words.minutes(duration) : words.noTime}</strong>
      </button>
      <div className={classes.fact}>
        <span className={classes.factName}>
          <IconAward size={16} stroke={1.75} aria-hidden="true" />
          {said.marks}
        </span>
        <strong>{formatNumber(totalMarks(exam))}</strong>
      </div>
    </div>
  )
}

interface OutlineProps {
  /** Of a question or a section. */
  onOpen: (id: string) => void
  onSettings: () => void
  onAdded: () => void
}

export function Outline({ onOpen, onSettings, onAdded }: OutlineProps) {
  const { exam, change, selected, section, isSetFixed } = useBuilder()
  const { add } = useMoves()

  function addSection(): void {
    const id = newId()
    change((before) => sectionAdded(before, () => id))
    onOpen(id)
  }

  function addQuestion(): void {
    add(selected?.kind ?? 'single', section?.id)
    onAdded()
  }

  return (
    <nav className={classes.root} aria-label={said.title}>
      <div className={classes.scroll}>
        <Facts onSettings={onSettings} />
        <VisuallyHidden>{said.keys}</VisuallyHidden>
        <Suspense fallback={<PlainList onOpen={onOpen} />}>
          <DragList onOpen={onOpen} />
        </Suspense>
        {exam.sections.length === 0 && <p className={classes.none}>{said.none}</p>}
      </div>
      {!isSetFixed && (
        <div className={classes.foot}>
          <Button variant="default" fullWidth leftSection={<IconFolderPlus size={20} stroke={1.75} />} onClick={addSection}>
            {said.addSection}
          </Button>
          <Button variant="light" fullWidth leftSection={<IconPlus size={20} />} onClick={addQuestion}>
            {said.addQuestion}
          </Button>
        </div>
      )}
    </nav>
  )
}
