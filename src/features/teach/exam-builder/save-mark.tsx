/** Where the exam is kept at this moment, in words and a sign. */
import { IconAlertTriangle, IconCloudCheck, IconCloudUp, IconDeviceFloppy } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import classes from './builder-bar.module.css'
import { useSave } from './saves-store.ts'
import { sendExam } from './send-exam.ts'
import type { SaveState } from './use-autosave.ts'
import { words } from './words.ts'

const { save: said } = words
const HOLDS = { 'no-title': said.noTitle, faulty: said.faulty, parted: said.parted } as const

const ICONS = {
  saved: IconCloudCheck,
  saving: IconCloudUp,
  waiting: IconDeviceFloppy,
  held: IconDeviceFloppy,
  failed: IconAlertTriangle,
} as const

export function SaveMark({ examId, state }: { examId: string; state: SaveState }) {
  const { sentAt } = useSave(examId)
  const now = useNow(10_000)
  const Icon = ICONS[state.kind]
  const text =
    state.kind === 'saved' ? said.saved(sentAt, Math.max(now, sentAt ?? 0)) : state.kind === 'held' ? HOLDS[state.hold] : said[state.kind]
  return (
    <span className={classes.save} data-state={state.kind} title={state.kind === 'failed' ? state.msg : undefined}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <span className={classes.saveText}>{text}</span>
      {state.kind === 'failed' && (
        <Button variant="subtle" size="sm" onClick={() => void sendExam(examId)}>
          {said.again}
        </Button>
      )}
    </span>
  )
}
