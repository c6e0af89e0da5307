/** Opens the panel that takes marks from a table; what it is made of comes with the first press. */
import { lazy, Suspense, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import type { ImportProps } from './import-table.tsx'
import { words } from './words.ts'

const ImportTable = lazy(async () => ({ default: (await import('./import-table.tsx')).ImportTable }))

export function MarksImport({ item, Send }: ImportProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpen(true)}>
        {words.upload.open}
      </Button>
      <SidePanel isOpen={isOpen} onClose={close} title={words.upload.title}>
        <Suspense fallback={<SkeletonText lines={4} />}>{isOpen && <ImportTable item={item} Send={Send} onClose={close} />}</Suspense>
      </SidePanel>
    </>
  )
}
