/** Opens the panel that imports marks from a table. */

import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { type ImportProps, ImportTable } from './import-table.tsx'
import { words } from './words.ts'

export function MarksImport({ item, Send }: ImportProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpen(true)}>
        {words.upload.open}
      </Button>
      <SidePanel isOpen={isOpen} onClose={close} title={words.upload.title}>
        {isOpen && <ImportTable item={item} Send={Send} onClose={close} />}
      </SidePanel>
    </>
  )
}
