/** Schools of a talent, the newest first. */

import { PeriodEditor } from '#src/features/talent/desk/period-editor.tsx'
import { education } from '#src/features/talent/desk/period-kinds.ts'
import { words } from '#src/features/talent/desk/words.ts'
import { EditScreen } from './edit-screen.tsx'

export function Component() {
  return (
    <EditScreen title={words.tabs.education}>
      <PeriodEditor kind={education} />
    </EditScreen>
  )
}
