/** The player's message offline, and for a stream without a usable address. */

import { IconCloudOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { usePlayback } from '#src/stores/player/playback-store.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { useIsOnline } from '#src/ui/hooks/use-is-online.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import { useReportAddress } from '#src/ui/states/use-report-address.ts'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { useLostCopy } from '../shared/kept/use-kept-copy.ts'
import { words } from './words.ts'
import classes from './player.module.css'

const useHasLost = offers.keptClasses ? useLostCopy : () => false

/** True once the video has played: some of it has loaded. */
function useHasMoved(): boolean {
  const [hasMoved, setHasMoved] = useState(false)
  useEffect(() => usePlayback.subscribe(({ isPlaying }) => isPlaying && setHasMoved(true)), [])
  return hasMoved
}

export function OfflineStrip() {
  const isOnline = useIsOnline()
  const hasMoved = useHasMoved()
  const isOffline = !isOnline && hasMoved
  useEffect(() => {
    if (isOffline) announce(words.offline)
  }, [isOffline])
  if (!isOffline) return null
  return (
    <Row as="p" gap={8} variant="note" radius="md" padY={8} padX={14} className={classes.strip}>
      <IconCloudOff size={18} aria-hidden="true" />
      {words.offline}
    </Row>
  )
}

/** In place of a black picture: why nothing plays, and what works all the same. */
export function NoLine({ id }: { id: string }) {
  const isOnline = useIsOnline()
  const hasMoved = useHasMoved()
  const hasLost = useHasLost(id)
  if (isOnline || hasMoved) return null
  return (
    <Row justify="center" wrap gap={12} pad={16} text="center" className={classes.problem} role="status">
      <p>{hasLost ? words.lost : words.needsLine}</p>
      {offers.keptClasses && (
        <Button variant="default" to={paths.keptClasses()}>
          {words.keptClasses}
        </Button>
      )}
    </Row>
  )
}

/** In place of the player: the recording names no stream that a browser can fetch. */
export function NoAddress({ page }: { page: string | undefined }) {
  const reportTo = useReportAddress()
  return (
    <div className={classes.picture}>
      <Row justify="center" wrap gap={12} pad={16} text="center" className={classes.problem} role="status">
        <p>{words.noAddress}</p>
        {page && (
          <ExternalLink href={page} className={classes.there}>
            {words.watchThere}
          </ExternalLink>
        )}
        <Button variant="default" to={reportTo ?? paths.support()}>
          {words.report}
        </Button>
      </Row>
    </div>
  )
}
