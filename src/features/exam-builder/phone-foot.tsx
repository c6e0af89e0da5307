/** Where there is no room for the side pane: the ways to what it holds. */
import { IconChecklist, IconEye } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import classes from './exam-builder.module.css'
import type { PaneName } from './side-pane.tsx'
import { words } from './words.ts'

const ICONS = { preview: IconEye, check: IconChecklist } as const

export function PhoneFoot({ onPane }: { onPane: (pane: PaneName) => void }) {
  return (
    <footer className={classes.foot}>
      {(['preview', 'check'] as const).map((pane) => {
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
