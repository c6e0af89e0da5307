/** Says that the typed words were read as Bijoy text, where the catalogue has found something by them. The reading is fetched when somebody searches. */
import { useEffect, useState } from 'react'
import { Text } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'

export function ReadAs({ q }: { q: string }) {
  const [text, setText] = useState<string>()
  useEffect(() => {
    let isWanted = true
    import('#src/lib/search/bijoy.ts').then(
      ({ readBijoy }) => isWanted && setText(readBijoy(q)?.text),
      // Without it the list says what it found, as it does for all other words.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [q])
  return (
    <Text tone="muted" size={14} role="status">
      {text !== undefined && words.readAs(text)}
    </Text>
  )
}
