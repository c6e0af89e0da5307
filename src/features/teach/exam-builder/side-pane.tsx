/** Pane beside the editor: preview for learners, suggestions by the AI, or the faults that block publishing. */
import { IconBooks, IconChecklist, IconEye, IconSparkles } from '@tabler/icons-react'
import { Segmented } from '#src/ui/segmented.tsx'
import { Button } from '#src/ui/button.tsx'
import { AiPanel } from './ai/ai-panel.tsx'
import { BankPanel } from './bank/bank-panel.tsx'
import { CheckList } from './check-list.tsx'
import { LearnerPreview } from './preview/learner-preview.tsx'
import { Column, Row } from '#src/ui/layout/layout.tsx'
import classes from './exam-builder.module.css'
import { words } from './words.ts'

export const PANES = ['preview', 'ai', 'bank', 'check'] as const
export type PaneName = (typeof PANES)[number]

interface SidePaneProps {
  /** Batch whose exams the bank shows first. */
  batchId: string
  pane: PaneName
  onPane: (pane: PaneName) => void
  onOpen: (questionId: string | undefined) => void
}

const OPTIONS = PANES.map((value) => ({ value, label: words.pane[value] }))

export function SidePane({ batchId, pane, onPane, onOpen }: SidePaneProps) {
  return (
    <Column gap={16}>
      <Segmented label={words.pane.label} options={OPTIONS} value={pane} onChange={onPane} />
      {pane === 'preview' && <LearnerPreview />}
      {pane === 'ai' && <AiPanel />}
      {pane === 'bank' && <BankPanel batchId={batchId} />}
      {pane === 'check' && <CheckList onOpen={onOpen} />}
    </Column>
  )
}

const ICONS = { preview: IconEye, ai: IconSparkles, bank: IconBooks, check: IconChecklist } as const

/** Buttons that open the side pane as a sheet when there is no space for it. */
export function PhoneFoot({ onPane }: { onPane: (pane: PaneName) => void }) {
  return (
    <Row as="footer" align="stretch" wrap ground="surface" rule="top" className={classes.foot}>
      {PANES.map((pane) => {
        const Icon = ICONS[pane]
        return (
          <Button key={pane} variant="subtle" leftSection={<Icon size={20} stroke={1.75} />} onClick={() => onPane(pane)}>
            {words.pane[pane]}
          </Button>
        )
      })}
    </Row>
  )
}
