/** Stands in for `define-late.tsx` in the first picture: what loads later is what stands there meanwhile. */

import type { ComponentType, ReactNode } from 'react'

export function defineLate<P extends object>(
  _load: unknown,
  meanwhile?: ReactNode | ((props: P) => ReactNode),
): ComponentType<P> {
  return (props: P) => (typeof meanwhile === 'function' ? meanwhile(props) : meanwhile)
}

export const defineLazy = () => () => null
