/** The list until dragging has come: everything else works already. */
import { useBuilder } from '../builder-context.ts'
import { OutlineRow } from './outline-row.tsx'
import { firstNo, SectionList } from './section-list.tsx'

export function PlainList({ onOpen }: { onOpen: (questionId: string) => void }) {
  const { sections } = useBuilder().exam
  return sections.map((section, at) => (
    <SectionList key={section.id} section={section} at={at} onOpen={onOpen}>
      {section.questions.map((question, place) => (
        <OutlineRow key={question.id} question={question} no={firstNo(sections, at) + place} onOpen={onOpen} />
      ))}
    </SectionList>
  ))
}
