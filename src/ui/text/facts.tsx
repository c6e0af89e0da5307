/**
 * A few facts, each with its name: side by side on a sunken background with the name above, or as rows with
 * the value at the end. One without a value is omitted; a wide one has its own line.
 */

import type { ReactNode } from 'react'
import { Text } from '#src/ui/layout/layout.tsx'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import classes from './facts.module.css'

export interface FactsProps {
  facts: readonly (readonly [name: ReactNode, value: ReactNode, width?: 'wide'])[]
  /** `rows`: a line each, for values of different length; `plain`: side by side without the background. */
  shape?: 'box' | 'rows' | 'plain'
  className?: string
}

export function Facts({ facts, shape = 'box', className }: FactsProps) {
  return (
    <dl className={joinClassNames(classes.root, className)} data-shape={shape}>
      {facts.map(
        ([name, value, width], at) =>
          value && (
            // oxlint-disable-next-line react/no-array-index-key -- a name may be an element; facts keep their order
            <div key={at} data-width={width}>
              <Text as="dt" tone="muted" variant="small">
                {name}
              </Text>
              <Text as="dd" weight={600} anywhere>
                {value}
              </Text>
            </div>
          ),
      )}
    </dl>
  )
}
