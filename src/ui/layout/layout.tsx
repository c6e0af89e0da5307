/**
 * Plain elements laid out with tokens: each prop becomes a class of `layout.css`, which every page has.
 * Lengths are in pixels and become rem there; texts have a role of the type scale. Any class of a style sheet
 * wins over them. (decision 0017, docs/type.md)
 */

import type { ComponentPropsWithRef, ElementType, JSX } from 'react'
import { boundText } from '#src/lib/bound-text.ts'
import type { Tokens } from './tokens.ts'

type Breakpoint = 'sm' | 'md'

interface Placed extends Tokens {
  /** Hidden on windows narrower than the breakpoint, or from it on. */
  hideBelow?: Breakpoint
  hideFrom?: Breakpoint
}

/**
 * The names of the tokens, to distinguish them from attributes of the element; one string, since it is in
 * every first visit.
 */
const TOKENS: ReadonlySet<string> = new Set(
  'gap gapX align justify items columns wrap inline grow fixed shrink push full touch block relative clip plain pad padX padY mt mb ground border ruleBottom ruleTop radius shadow tone variant weight tight loose text nowrap anywhere hideBelow hideFrom'.split(
    ' ',
  ),
)

type Tag = keyof JSX.IntrinsicElements
type LayoutProps<T extends ElementType> = Placed & { as?: T } & Omit<
    ComponentPropsWithRef<T>,
    keyof Placed | 'as'
  >
type AnyProps = Placed & { as?: ElementType; className?: string }

function draw(name: string, fallback: Tag, { as: Element = fallback, className, ...props }: AnyProps) {
  let classes = name
  const attributes: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(props)) {
    if (!TOKENS.has(key)) attributes[key] = value
    else if (value === true) classes += ` l-${key}`
    else if (value !== undefined && value !== false) classes += ` l-${key}-${value}`
  }
  const { children } = attributes
  if (typeof children === 'string') attributes['children'] = boundText(children)
  return <Element {...attributes} className={(className ? `${classes} ${className}` : classes).trim()} />
}

/** Side by side, vertically centred. */
export function Row<T extends ElementType = 'div'>(props: LayoutProps<T>) {
  return draw('l-row', 'div', props)
}

/** Stacked in one column as wide as its container; no child makes it wider. */
export function Stack<T extends ElementType = 'div'>(props: LayoutProps<T>) {
  return draw('l-stack', 'div', props)
}

/** Stacked as flex items: they may grow, or move to the end. */
export function Column<T extends ElementType = 'div'>(props: LayoutProps<T>) {
  return draw('l-column', 'div', props)
}

/** A grid of equal `columns`, or of those in its own class. */
export function Grid<T extends ElementType = 'div'>(props: LayoutProps<T>) {
  return draw('l-grid', 'div', props)
}

/** A plain element with layout tokens. */
export function Box<T extends ElementType = 'div'>(props: LayoutProps<T>) {
  return draw('', 'div', props)
}

/** A background with border and padding. */
export function Surface<T extends ElementType = 'div'>(props: LayoutProps<T>) {
  return draw('', 'div', props)
}

/** Text of one tone, size and weight. */
export function Text<T extends ElementType = 'p'>(props: LayoutProps<T>) {
  return draw('', 'p', props)
}
