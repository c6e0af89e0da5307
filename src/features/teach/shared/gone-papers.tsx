/**
 * Says in a list, beside figures and with a table how many submissions are left out: withdrawn, or given to
 * another teacher meanwhile.
 */

import { Text } from '#src/ui/layout/layout.tsx'
import { words } from './gone-words.ts'

/** Undefined where none is gone. */
export function describeGonePapers(count: number): string | undefined {
  return count > 0 ? words.left(count) : undefined
}

export function GonePapers({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Text tone="muted" variant="small" role="status">
      {describeGonePapers(count)}
    </Text>
  )
}
