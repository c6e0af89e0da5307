/** A key of the desk; arrows are drawn, since the font of the pages has none. */
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { KeyCap } from '#src/ui/text/key-cap.tsx'

export function Cap({ of }: { of: string }) {
  if (of !== '↑' && of !== '↓') return <KeyCap>{of}</KeyCap>
  const Icon = of === '↑' ? IconArrowUp : IconArrowDown
  return (
    <KeyCap>
      <Icon size={14} role="img" aria-label={of} />
    </KeyCap>
  )
}
