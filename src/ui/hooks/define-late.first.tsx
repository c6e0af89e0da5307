/** Replaces `define-late.tsx` in a first picture: a late part is drawn as its placeholder. */

import type { ComponentType, ReactNode } from 'react'

export function defineLate<P extends object>(
  _load: unknown,
  meanwhile?: ReactNode | ((props: P) => ReactNode),
): ComponentType<P> {
  return (props: P) => (typeof meanwhile === 'function' ? meanwhile(props) : meanwhile)
}

export const defineLazy = () => () => null
