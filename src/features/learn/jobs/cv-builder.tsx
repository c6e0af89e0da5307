/**
 * The external CV builder: opened only on its one configured origin, and offered only if one is deployed.
 * (rulings R18, R54)
 */

import { IconExternalLink } from '@tabler/icons-react'
import { call } from '#src/api/call.ts'
import { job } from '#src/api/contract/job.ts'
import { parseCvBuilderAddress } from '#src/lib/return-address.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { getCvBuilder } from './hosts.ts'
import { words } from './words.ts'

async function openBuilder(): Promise<void> {
  const { url } = await call(job.cvToken, {})
  const address = parseCvBuilderAddress(url, window.location.origin, getCvBuilder())
  if (address === undefined) showToast({ kind: 'error', message: words.apply.buildFailed })
  else window.open(address, '_blank', 'noopener,noreferrer')
}

export function CvBuilderButton() {
  const origin = getCvBuilder()
  const { isPending, runAction } = usePendingAction<void>(
    () => undefined,
    // The toast has shown the error.
    () => undefined,
  )
  if (origin === '' || origin === window.location.origin) return null
  return (
    <Button
      variant="subtle"
      size="sm"
      isPending={isPending}
      rightSection={<IconExternalLink size={18} aria-hidden="true" />}
      onClick={() => void runAction(openBuilder)}
    >
      {words.apply.build}
    </Button>
  )
}
