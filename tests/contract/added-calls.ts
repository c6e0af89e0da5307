/**
 * Calls that the product has added to those of the specification, one line each as `npm run contract --
 * --write` writes it. A later change of the row fails here, and the line is then changed by hand.
 */

import type { SpecifiedCall } from './specified-calls.ts'

export const addedCalls: readonly SpecifiedCall[] = [
  // New lines go below.
]
