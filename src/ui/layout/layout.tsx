/**
 * Plain elements laid out by tokens: each prop becomes a class of `layout.css`, which every page has. Lengths are pixels of
 * the type scale and become rem there. A class of a style sheet wins over any of them. (decision 0017)
 */

import type { ComponentPropsWithRef, ElementType, JSX } from 'react'
import { boundText } from '#src/lib/bound-text.ts'

type Space = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 18 | 20 | 24 | 28 | 32 | 40 | 48
type Breakpoint = 'sm' | 'md' | 'lg'
type Edge = 'start' | 'center' | 'end'

interface Tokens {
  /** Between the parts; with `gapX`, between the lines only. */
  gap?: Space
  gapX?: Space
  /** Across the direction of a row; rows are centred when it is left out. */
  align?: Edge | 'baseline' | 'stretch'
  justify?: Edge | 'between'
  /** Each part within its column of a grid. */
  items?: Edge
  columns?: 2 | 3 | 4 | 7
  wrap?: boolean
  inline?: boolean
  /** Within a row: takes the space that is left, keeps its size, may become narrower than its words, goes to the far end. */
  grow?: boolean
  fixed?: boolean
  shrink?: boolean
  push?: boolean
  full?: boolean
  /** As high as a finger needs: 44 px. */
  touch?: boolean
  block?: boolean
  relative?: boolean
  clip?: boolean
  /** A list without marks, where nothing else gives it a class. */
  plain?: boolean
  pad?: Space
  padX?: Space
  padY?: Space
  mt?: Space
  mb?: Space
  ground?: 'surface' | 'sunken' | 'soft' | 'wash' | 'accent' | 'error'
  border?: 'line' | 'line-2' | 'strong'
  rule?: 'top' | 'bottom'
  radius?: 'xs' | 'sm' | 'md' | 'lg' | 'card' | 'round' | 'pill'
  shadow?: 'xs' | 'sm' | 'lg'
  tone?: 'text' | 'muted' | 'faint' | 'accent' | 'soft' | 'error' | 'success' | 'urgent' | 'link' | 'inherit'
  size?: 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 22 | 24 | 28 | 32
  weight?: 400 | 500 | 600 | 700
  leading?: 100 | 120 | 125 | 130 | 135 | 140 | 145 | 150 | 155 | 160 | 165
  text?: 'start' | 'center'
  nowrap?: boolean
  anywhere?: boolean
  /** Not shown on windows narrower than the breakpoint, or from it on. */
  hideBelow?: Breakpoint
  hideFrom?: Breakpoint
}

/** The names of the tokens, to tell them from the attributes of the element; one string, since it is in every first visit. */
const TOKENS: ReadonlySet<string> = new Set(
  'gap gapX align justify items columns wrap inline grow fixed shrink push full touch block relative clip plain pad padX padY mt mb ground border rule radius shadow tone size weight leading text nowrap anywhere hideBelow hideFrom'.split(
    ' ',
  ),
)

type Tag = keyof JSX.IntrinsicElements
type LayoutProps<T extends ElementType> = Tokens & { as?: T } & Omit<
    ComponentPropsWithRef<T>,
    keyof Tokens | 'as'
  >
type AnyProps = Tokens & { as?: ElementType; className?: string }

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

/** Beside one another, centred across. */
export function Row<T extends ElementType = 'div'>(props: LayoutProps<T>) {
  return draw('l-row', 'div', props)
}

/** Under one another in one column as wide as its place; nothing in it makes it wider. */
export function Stack<T extends ElementType = 'div'>(props: LayoutProps<T>) {
  return draw('l-stack', 'div', props)
}

/** Under one another as flex items: they may grow, or keep to the end. */
export function Column<T extends ElementType = 'div'>(props: LayoutProps<T>) {
  return draw('l-column', 'div', props)
}

/** A grid of equal `columns`, or of those its own class names. */
export function Grid<T extends ElementType = 'div'>(props: LayoutProps<T>) {
  return draw('l-grid', 'div', props)
}

/** A plain element, for its place among others. */
export function Box<T extends ElementType = 'div'>(props: LayoutProps<T>) {
  return draw('', 'div', props)
}

/** A ground with its edge and padding. */
export function Surface<T extends ElementType = 'div'>(props: LayoutProps<T>) {
  return draw('', 'div', props)
}

/** Words of one tone, size and weight. */
export function Text<T extends ElementType = 'p'>(props: LayoutProps<T>) {
  return draw('', 'p', props)
}
