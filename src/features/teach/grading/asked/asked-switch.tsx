/** The way to the marks that were asked about: it stands only while there are any. (picture 39) */

import { Segmented } from '#src/ui/segmented.tsx'
import type { QuestionMarking } from '../by-question/use-papers.ts'
import { useAsked } from './use-asked.ts'
import { words } from './words.ts'

export function AskedSwitch({ marking, onAsked }: { marking: QuestionMarking; onAsked: () => void }) {
  const waiting = useAsked(marking).filter(({ isAnswered }) => !isAnswered)
  if (waiting.length === 0) return null
  return (
    <Segmented
      label={words.view}
      options={[
        { value: 'questions', label: marking.words.byQuestion },
        { value: 'asked', label: words.tab(waiting.length) },
      ]}
      value="questions"
      onChange={(view) => view === 'asked' && onAsked()}
    />
  )
}
