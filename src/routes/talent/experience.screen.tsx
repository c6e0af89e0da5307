/** A talent's positions, newest first. */

import { PeriodEditor } from '#src/features/talent/desk/period-editor.tsx'
import { experience } from '#src/features/talent/desk/period-kinds.ts'
import { words } from '#src/features/talent/desk/words.ts'
import { EditScreen } from './edit-screen.tsx'

export function Component() {
  return (
    <EditScreen title={words.tabs.experience}>
      <PeriodEditor kind={experience} />
    </EditScreen>
  )
}
