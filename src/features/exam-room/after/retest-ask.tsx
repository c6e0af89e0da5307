/** The way to the form that asks for another try. */
import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { words } from '../words.ts'

export function RetestAsk({ renderForm }: { renderForm: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return renderForm(() => setOpen(false))
  return (
    <div>
      <Button variant="default" onClick={() => setOpen(true)}>
        {words.result.askRetest}
      </Button>
    </div>
  )
}
