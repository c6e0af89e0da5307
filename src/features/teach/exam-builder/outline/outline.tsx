/** Overview of the exam: time and marks, sections and questions, each of which can be opened. */

import { IconAward, IconClock, IconFolderPlus, IconPlus } from '@tabler/icons-react'
import { Suspense } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { Button } from '#src/ui/button.tsx'
import { defineLazy } from '#src/ui/hooks/define-late.tsx'
import { Column, Grid, Row, Surface } from '#src/ui/layout/layout.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { useBuilder } from '../builder-context.ts'
import { addSection } from '../engine/arrange.ts'
import { sumExamMarks } from '../engine/built-exam.ts'
import { createLocalId } from '../local-ids.ts'
import { useQuestionActions } from '../use-question-actions.ts'
import { words } from '../words.ts'
import { OutlineRow } from './outline-row.tsx'
import { countFirstNumber, SectionList } from './section-list.tsx'
import classes from './outline.module.css'

/** The list without dragging, shown until that is loaded, and if it cannot be. */
function PlainList({ onOpen }: { onOpen: (questionId: string) => void }) {
  const { sections } = useBuilder().exam
  return sections.map((section, at) => (
    <SectionList key={section.id} section={section} at={at} onOpen={onOpen}>
      {section.questions.map((question, place) => (
        <OutlineRow
          key={question.id}
          question={question}
          no={countFirstNumber(sections, at) + place}
          onOpen={onOpen}
        />
      ))}
    </SectionList>
  ))
}

/** Loaded after the plain list, since the drag library is larger than the rest. */
const DragList = defineLazy(async () => (await import('./drag-list.tsx')).DragList, PlainList)

const { outline: texts } = words

function Facts({ onSettings }: { onSettings: () => void }) {
  const { exam } = useBuilder()
  const { duration } = exam
  return (
    <Grid gap={8} mb={14} className={classes.facts}>
      <button type="button" className={classes.fact} onClick={onSettings}>
        <Row as="span" gap={4} tone="muted" variant="caption">
          <IconClock size={16} stroke={1.75} aria-hidden="true" />
          {texts.time}
        </Row>
        <strong>{duration > 0 ? words.minutes(duration) : words.noTime}</strong>
      </button>
      <div className={classes.fact}>
        <Row as="span" gap={4} tone="muted" variant="caption">
          <IconAward size={16} stroke={1.75} aria-hidden="true" />
          {texts.marks}
        </Row>
        <strong>{formatNumber(sumExamMarks(exam))}</strong>
      </div>
    </Grid>
  )
}

interface OutlineProps {
  /** Takes the id of a question or a section. */
  onOpen: (id: string, isAdded?: boolean) => void
  onSettings: () => void
  onAdded: () => void
}

export function Outline({ onOpen, onSettings, onAdded }: OutlineProps) {
  const { exam, change, selected, section, isSetFixed } = useBuilder()
  const { add } = useQuestionActions()

  function addAndOpenSection(): void {
    const id = createLocalId()
    change((before) => addSection(before, () => id))
    onOpen(id, true)
  }

  function addQuestion(): void {
    add(selected?.kind ?? 'single', section?.id)
    onAdded()
  }

  return (
    <Column as="nav" ground="surface" className={classes.root} aria-label={texts.title}>
      <div className={classes.scroll}>
        <Facts onSettings={onSettings} />
        <VisuallyHidden>{texts.keys}</VisuallyHidden>
        <Suspense fallback={<PlainList onOpen={onOpen} />}>
          <DragList onOpen={onOpen} />
        </Suspense>
        {exam.sections.length === 0 && (
          <Surface as="p" tone="muted" variant="small" pad={6}>
            {texts.none}
          </Surface>
        )}
      </div>
      {!isSetFixed && (
        <Grid gap={8} ruleTop pad={12} className={classes.foot}>
          <Button
            variant="default"
            fullWidth
            leftSection={<IconFolderPlus size={20} stroke={1.75} />}
            onClick={addAndOpenSection}
          >
            {texts.addSection}
          </Button>
          <Button variant="light" fullWidth leftSection={<IconPlus size={20} />} onClick={addQuestion}>
            {texts.addQuestion}
          </Button>
        </Grid>
      )}
    </Column>
  )
}
