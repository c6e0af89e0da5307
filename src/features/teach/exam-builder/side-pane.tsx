/** Beside the editor: the exam as learners see it, the drafts of the AI, or what keeps it from being published. */
import { Segmented } from '#src/ui/segmented.tsx'
import { AiPanel } from './ai/ai-panel.tsx'
import { CheckList } from './check-list.tsx'
import { LearnerPreview } from './preview/learner-preview.tsx'
import classes from './exam-builder.module.css'
import { words } from './words.ts'

export const PANES = ['preview', 'ai', 'check'] as const
export type PaneName = (typeof PANES)[number]

interface SidePaneProps {
  pane: PaneName
  onPane: (pane: PaneName) => void
  onOpen: (questionId: string | undefined) => void
}

const OPTIONS = PANES.map((value) => ({ value, label: words.pane[value] }))

export function SidePane({ pane, onPane, onOpen }: SidePaneProps) {
  return (
    <div className={classes.paneParts}>
      <Segmented label={words.pane.label} options={OPTIONS} value={pane} onChange={onPane} />
      {pane === 'preview' && <LearnerPreview />}
      {pane === 'ai' && <AiPanel />}
      {pane === 'check' && <CheckList onOpen={onOpen} />}
    </div>
  )
}
