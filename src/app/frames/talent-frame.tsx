import { words } from './words.ts'
import { PersonOutlet } from './person-outlet.tsx'
import { WorkView } from './work-view.tsx'

export function Component() {
  return (
    <WorkView area={words.talentArea}>
      <PersonOutlet />
    </WorkView>
  )
}
