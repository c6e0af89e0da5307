/**
 * Pane beside the editor: suggestions by the AI, questions of earlier exams or of a file, or
 * the faults that block publishing.
 */

import { IconBooks, IconChecklist, IconEye, IconFileImport, IconSparkles } from '@tabler/icons-react'
import { offers } from '#src/lib/features.ts'
import { Button } from '#src/ui/button.tsx'
import { Column, Row } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { AiPanel } from './ai/ai-panel.tsx'
import { BankPanel } from './bank/bank-panel.tsx'
import { CheckList } from './check-list.tsx'
import { TransferPane } from './transfer/transfer-pane.tsx'
import { words } from './words.ts'
import classes from './exam-builder.module.css'

export const PANES = ['check', 'ai', 'bank', 'file'] as const
export type PaneName = (typeof PANES)[number]

interface SidePaneProps {
  /** Batch whose exams the bank shows first. */
  batchId: string
  pane: PaneName
  onPane: (pane: PaneName) => void
  onOpen: (questionId: string | undefined) => void
}

const SHOWN = PANES.filter((pane) => offers.ai || pane !== 'ai')

const OPTIONS = SHOWN.map((value) => ({ value, label: words.pane[value] }))

export function SidePane({ batchId, pane, onPane, onOpen }: SidePaneProps) {
  return (
    <Column gap={16}>
      <Segmented label={words.pane.label} options={OPTIONS} value={pane} onChange={onPane} />
      {offers.ai && pane === 'ai' && <AiPanel />}
      {pane === 'bank' && <BankPanel batchId={batchId} />}
      {pane === 'file' && <TransferPane />}
      {pane === 'check' && <CheckList onOpen={onOpen} />}
    </Column>
  )
}

const ICONS = { check: IconChecklist, ai: IconSparkles, bank: IconBooks, file: IconFileImport } as const

interface PhoneFootProps {
  onPane: (pane: PaneName) => void
  onPreview: () => void
}

/** Buttons that open the preview, and the side pane as a sheet if there is no space for it. */
export function PhoneFoot({ onPane, onPreview }: PhoneFootProps) {
  return (
    <Row as="footer" align="stretch" wrap ground="surface" ruleTop className={classes.foot}>
      <Button variant="subtle" leftSection={<IconEye size={20} stroke={1.75} />} onClick={onPreview}>
        {words.previewShort}
      </Button>
      {SHOWN.map((pane) => {
        const Icon = ICONS[pane]
        return (
          <Button
            key={pane}
            variant="subtle"
            leftSection={<Icon size={20} stroke={1.75} />}
            onClick={() => onPane(pane)}
          >
            {words.pane[pane]}
          </Button>
        )
      })}
    </Row>
  )
}
