/** The chapters of a course with their content; free lessons are links. */

import { useState } from 'react'
import type { Course, CurriculumModule } from '#src/api/shapes/course.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { Accordion, AccordionItem } from '#src/ui/accordion.tsx'
import { Box, Text } from '#src/ui/layout/layout.tsx'
import { words } from './below-words.ts'
import { CurriculumRow } from './curriculum-row.tsx'
import { Section } from './section.tsx'
import classes from './curriculum.module.css'

function Chapter({
  chapter,
  isOpen,
  onToggle,
}: {
  chapter: CurriculumModule
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}) {
  return (
    <AccordionItem
      title={chapter.title}
      text={words.moduleCounts(
        chapter.class_count,
        chapter.assignment_count,
        chapter.quiz_count,
        chapter.test_count,
      )}
      mark={<span className={classes.no}>{formatNumber(chapter.no)}</span>}
      isOpen={isOpen}
      onToggle={onToggle}
      isFlush
    >
      <Box as="ul" relative className={classes.items}>
        {chapter.items.map((item) => (
          <CurriculumRow key={item._id} item={item} />
        ))}
      </Box>
    </AccordionItem>
  )
}

export function Curriculum({ course }: { course: Course }) {
  const { curriculum, project_count: projects } = course
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(curriculum.slice(0, 1).map(({ _id }) => _id)),
  )
  const isAllOpen = curriculum.every(({ _id }) => open.has(_id))
  const classCount = curriculum.reduce((sum, chapter) => sum + chapter.class_count, 0)

  function toggle(id: string, isOpen: boolean) {
    setOpen((before) => new Set(isOpen ? [...before, id] : [...before].filter((other) => other !== id)))
  }

  return (
    <Section
      title={words.curriculum}
      text={words.curriculumCounts(curriculum.length, classCount, projects)}
      action={
        <Text
          as="button"
          tone="soft"
          variant="note"
          weight={600}
          fixed
          touch
          type="button"
          onClick={() => setOpen(new Set(isAllOpen ? [] : curriculum.map(({ _id }) => _id)))}
        >
          {isAllOpen ? words.closeAll : words.openAll}
        </Text>
      }
    >
      <Accordion>
        {curriculum.map((chapter) => (
          <Chapter
            key={chapter._id}
            chapter={chapter}
            isOpen={open.has(chapter._id)}
            onToggle={(isOpen) => isOpen !== open.has(chapter._id) && toggle(chapter._id, isOpen)}
          />
        ))}
      </Accordion>
    </Section>
  )
}
