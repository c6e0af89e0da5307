/**
 * An address to be typed from paper or a screen: without its protocol, and lines break only after a slash.
 */

import { Fragment } from 'react'
import { boundText } from '#src/lib/bound-text.ts'

export function AddressText({ children }: { children: string }) {
  const parts = boundText(children)
    .replace(/^https?:\/\//, '')
    .split(/(?<=\/)/)
  return (
    <code>
      {parts.map((part, at) => (
        <Fragment key={parts.slice(0, at + 1).join('')}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  )
}
