/** Switches between all answers and the marks that were asked about. (picture 39) */

import { Segmented } from '#src/ui/segmented.tsx'
import type { QuestionMarking } from '../by-question/use-papers.ts'
import { useAsked } from './use-asked.ts'
import { words } from './words.ts'
import classes from './asked.module.css'

type View = 'questions' | 'asked'

interface ViewSwitchProps {
  marking: QuestionMarking
  /** How many wait for a reply. */
  count: number
  view: View
  onOther: () => void
}

export function ViewSwitch({ marking, count, view, onOther }: ViewSwitchProps) {
  return (
    <div className={classes.views}>
      <Segmented<View>
        label={words.view}
        options={[
          { value: 'questions', label: marking.words.byQuestion },
          { value: 'asked', label: words.tab(count) },
        ]}
        value={view}
        onChange={(chosen) => chosen !== view && onOther()}
      />
    </div>
  )
}

/** Above the answers, while there are marks that were asked about. */
export function AskedSwitch({ marking, onAsked }: { marking: QuestionMarking; onAsked: () => void }) {
  const waiting = useAsked(marking).filter(({ isAnswered }) => !isAnswered)
  if (waiting.length === 0) return null
  return <ViewSwitch marking={marking} count={waiting.length} view="questions" onOther={onAsked} />
}
