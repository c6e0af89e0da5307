/**
 * Congratulates once on a finished batch, inside the page's layout: it covers nothing, and never appears in
 * an exam. (spec 7 progress/modal-checked, ruling R60)
 */

import { useEffect, useState } from 'react'
import { call } from '#src/api/call.ts'
import { progress, readBatchProgress } from '#src/api/contract/progress.ts'
import { refetch, useRead } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Box } from '#src/ui/layout/layout.tsx'
import { StateCard } from '#src/ui/states/state-card.tsx'
import { words } from './words.ts'

/** Skipped with reduced motion; if its file cannot load, only the text congratulates. */
async function throwConfetti(): Promise<void> {
  const { default: confetti } = await import('canvas-confetti')
  await confetti({ disableForReducedMotion: true, particleCount: 120, spread: 80, origin: { y: 0.3 } })
}

export function Congratulation({ batchId }: { batchId: string }) {
  const { data } = useRead(readBatchProgress(batchId), { isQuiet: true })
  const [isClosed, setClosed] = useState(false)
  const isOpen = data?.is_modal_open === true && !isClosed
  useEffect(() => {
    if (isOpen) void throwConfetti().catch(() => undefined)
  }, [isOpen])
  if (!isOpen) return null

  function close() {
    setClosed(true)
    // If the call does not arrive, the next visit congratulates again.
    void call(progress.modalChecked, { params: { id: batchId }, body: {} }, { isQuiet: true }).then(
      () => refetch(progress.batch, { params: { id: batchId } }),
      () => undefined,
    )
  }
  return (
    <Box mb={16}>
      <StateCard
        art="done"
        role="status"
        title={<h2>{words.congratulation.title}</h2>}
        text={words.congratulation.text(data.batch.course_title)}
        action={
          <>
            {offers.certificates && (
              <Button to={paths.certificates()} onClick={close}>
                {words.congratulation.certificate}
              </Button>
            )}
            <Button variant="default" onClick={close}>
              {words.congratulation.close}
            </Button>
          </>
        }
      />
    </Box>
  )
}
