/** Actions and their keys, one line each; `className` of the list spaces the lines. */

import { Row } from '#src/ui/layout/layout.tsx'
import { KeyCap } from './key-cap.tsx'

export interface KeyListProps {
  keys: readonly { name: string; caps: readonly string[] }[]
  className?: string
}

export function KeyList({ keys, className }: KeyListProps) {
  return (
    <dl className={className}>
      {keys.map(({ name, caps }) => (
        <Row justify="between" gap={16} touch key={name}>
          <dt>{name}</dt>
          <Row as="dd" align="stretch" gap={4}>
            {caps.map((cap) => (
              <KeyCap key={cap}>{cap}</KeyCap>
            ))}
          </Row>
        </Row>
      ))}
    </dl>
  )
}
