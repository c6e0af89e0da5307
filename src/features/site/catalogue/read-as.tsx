/** Says that the typed words were read as Bijoy text, if the catalogue has matches for them. */

import { useMemo } from 'react'
import { readBijoy } from '#src/engines/search/bijoy.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'

export function ReadAs({ q }: { q: string }) {
  const text = useMemo(() => readBijoy(q)?.text, [q])
  return (
    <Text tone="muted" variant="small" role="status">
      {text !== undefined && words.readAs(text)}
    </Text>
  )
}
