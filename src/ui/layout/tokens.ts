/**
 * The tokens of the layout primitives, defined once: their types, and their classes, which the build inserts
 * at `@tokens` in `layout.css`, in this order. No script of a page contains them. (decision 0017)
 */

/** The text roles with their pixels: all text sizes. What each is for: docs/type.md. */
export const VARIANTS = {
  mark: 12,
  caption: 13,
  small: 14,
  note: 15,
  body: 16,
  lead: 18,
  title: 22,
  figure: 28,
} as const

const rem = (pixels: number) => (pixels === 0 ? '0' : `${pixels / 16}rem`)

const toSizes = <T extends Record<string, number>>(roles: T) =>
  Object.fromEntries(Object.entries(roles).map(([name, pixels]) => [name, rem(pixels)])) as Record<
    keyof T,
    string
  >

const LINE = '1px solid var(--k-line)'

export const TOKENS = {
  inline: 'display: inline-flex',
  block: 'display: block',
  columns: {
    property: 'grid-template-columns',
    values: { 2: 'repeat(2, minmax(0, 1fr))', 7: 'repeat(7, minmax(0, 1fr))' },
  },
  /** Between the children; with `gapX`, only between the lines. */
  gap: { property: 'gap', lengths: [0, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32] },
  gapX: { property: 'column-gap', lengths: [8, 10, 12, 14, 16, 20, 24, 32] },
  /** Across the direction of a row; rows are centred by default. */
  align: {
    property: 'align-items',
    values: { baseline: 'baseline', center: 'center', end: 'end', start: 'start', stretch: 'stretch' },
  },
  justify: {
    property: 'justify-content',
    values: { between: 'space-between', center: 'center', end: 'end' },
  },
  /** Each child within its grid column. */
  items: { property: 'justify-items', values: { center: 'center', start: 'start' } },
  wrap: 'flex-wrap: wrap',
  /**
   * Within a row: fills the remaining space, keeps its size, may shrink below its text, moves to the far end.
   */
  grow: 'flex: 1',
  fixed: 'flex: none',
  shrink: 'min-width: 0',
  push: 'margin-left: auto',
  full: 'width: 100%',
  /** As high as a finger needs. */
  touch: 'min-height: 44px',
  /** A list without markers, if no other class removes them. */
  plain: 'list-style: none',
  relative: 'position: relative',
  clip: 'overflow: hidden',
  pad: { property: 'padding', lengths: [6, 12, 14, 16, 20] },
  padX: { property: 'padding-inline', lengths: [0, 4, 8, 12, 14, 16, 18, 20, 24] },
  padY: { property: 'padding-block', lengths: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18] },
  mt: { property: 'margin-top', lengths: [2, 4, 6, 8, 10, 12, 16, 20, 40] },
  mb: { property: 'margin-bottom', lengths: [4, 6, 8, 10, 12, 14, 16, 28] },
  ground: {
    property: 'background',
    values: {
      accent: 'var(--k-accent-soft)',
      error: 'var(--k-error-soft)',
      soft: 'var(--k-soft)',
      sunken: 'var(--k-sunken)',
      surface: 'var(--k-surface)',
      wash: 'var(--k-accent-wash)',
    },
  },
  border: {
    property: 'border',
    values: { line: LINE, 'line-2': '1px solid var(--k-line-2)', strong: '1px solid var(--k-line-strong)' },
  },
  ruleBottom: `border-bottom: ${LINE}`,
  ruleTop: `border-top: ${LINE}`,
  radius: {
    property: 'border-radius',
    values: {
      card: '14px',
      lg: 'var(--mantine-radius-lg)',
      md: 'var(--mantine-radius-md)',
      pill: 'var(--k-radius-pill)',
      round: '50%',
      sm: 'var(--mantine-radius-sm)',
    },
  },
  shadow: {
    property: 'box-shadow',
    values: { lg: 'var(--mantine-shadow-lg)', xs: 'var(--mantine-shadow-xs)' },
  },
  tone: {
    property: 'color',
    values: {
      accent: 'var(--k-accent-text)',
      error: 'var(--k-error-text)',
      faint: 'var(--k-text-3)',
      inherit: 'inherit',
      link: 'var(--k-link)',
      muted: 'var(--k-text-2)',
      soft: 'var(--k-soft-text)',
      success: 'var(--k-success-text)',
      text: 'var(--k-text)',
      urgent: 'var(--k-urgent-text)',
    },
  },
  variant: { property: 'font-size', values: toSizes(VARIANTS) },
  weight: { property: 'font-weight', values: { 400: '400', 500: '500', 600: '600', 700: '700' } },
  /** A smaller line height than running text: for headings and short labels. */
  tight: 'line-height: 1.5',
  /** The line height of running text, for a heading of one line. */
  loose: 'line-height: var(--mantine-line-height)',
  text: { property: 'text-align', values: { center: 'center' } },
  nowrap: 'white-space: nowrap',
  anywhere: 'overflow-wrap: anywhere',
} as const

type Entry =
  | string
  | { property: string; values: Record<string, string> }
  | { property: string; lengths: readonly number[] }
type Value<E> = E extends { values: infer V }
  ? keyof V
  : E extends { lengths: readonly (infer L)[] }
    ? L
    : boolean

export type Tokens = { [Name in keyof typeof TOKENS]?: Value<(typeof TOKENS)[Name]> }

type TokenClass = [name: string, property: string, value: string]

/** Each class of one token with its declaration: `['gap-8', 'gap', '0.5rem']`. */
export function listTokenClasses(): TokenClass[] {
  return Object.entries<Entry>(TOKENS).flatMap(([token, entry]): TokenClass[] => {
    if (typeof entry === 'string') {
      const [property = '', value = ''] = entry.split(': ')
      return [[token, property, value]]
    }
    const values: [string, string][] =
      'lengths' in entry
        ? entry.lengths.map((pixels) => [String(pixels), rem(pixels)])
        : Object.entries<string>(entry.values)
    return values.map(([name, css]) => [`${token}-${name}`, entry.property, css])
  })
}
