/**
 * Says above a page with unsent work that the server does not answer, and what the device has. The exam room
 * says it by itself. (ruling R93)
 */

import { useBusy } from '#src/stores/shell/busy-store.ts'
import { useShell } from '#src/stores/shell/shell-store.ts'
import { useUndecided } from '#src/stores/shell/undecided-store.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import { words } from '../words.ts'
import classes from './old-replies.module.css'

export function ServerSilent() {
  const isUndecided = useUndecided((state) => state.isUndecided)
  const hasUnsent = useBusy(({ works, drafts }) => works + drafts > 0)
  const isAlone = useShell(({ isAside }) => isAside)
  if (!isUndecided || !hasUnsent || isAlone) return null
  return (
    <Row role="status" variant="small" className={classes.old}>
      {words.serverSilentHere}
    </Row>
  )
}
