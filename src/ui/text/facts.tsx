/**
 * A few facts side by side, each with its name above its value, on a sunken background. One without a value
 * is omitted; a wide one has its own line.
 */

import type { ReactNode } from 'react'
import { Text } from '#src/ui/layout/layout.tsx'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import classes from './facts.module.css'

export interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode, width?: 'wide'])[]
  className?: string
}

export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={joinClassNames(classes.root, className)}>
      {facts.map(
        ([name, value, width]) =>
          value && (
            <div key={name} data-width={width}>
              <Text as="dt" tone="muted" variant="small">
                {name}
              </Text>
              <Text as="dd" weight={600}>
                {value}
              </Text>
            </div>
          ),
      )}
    </dl>
  )
}
