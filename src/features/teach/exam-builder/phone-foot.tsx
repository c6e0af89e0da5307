/** Where there is no room for the side pane: the ways to what it holds. */
import { IconChecklist, IconEye, IconSparkles } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import classes from './exam-builder.module.css'
import { type PaneName, PANES } from './side-pane.tsx'
import { words } from './words.ts'

const ICONS = { preview: IconEye, ai: IconSparkles, check: IconChecklist } as const

export function PhoneFoot({ onPane }: { onPane: (pane: PaneName) => void }) {
  return (
    <footer className={classes.foot}>
      {PANES.map((pane) => {
        const Icon = ICONS[pane]
        return (
          <Button key={pane} variant="subtle" leftSection={<Icon size={20} stroke={1.75} />} onClick={() => onPane(pane)}>
            {words.pane[pane]}
          </Button>
        )
      })}
    </footer>
  )
}
