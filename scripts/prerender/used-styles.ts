/**
 * Picks the rules that a piece of markup needs from built style sheets, for parts whose sheet loads later
 * with their script. It reads the build's format: no comments, no nested rules.
 */

interface Block {
  /** Selectors, or an at-rule with its condition. */
  head: string
  body: string
}

/** Consecutive blocks; the statements between them are not needed here. */
function splitBlocks(css: string): Block[] {
  const blocks: Block[] = []
  let from = 0
  let depth = 0
  let open = 0
  for (let at = 0; at < css.length; at++) {
    if (css[at] === ';' && depth === 0) from = at + 1
    if (css[at] === '{' && depth++ === 0) open = at
    if (css[at] !== '}' || --depth > 0) continue
    blocks.push({ head: css.slice(from, open).trim(), body: css.slice(open + 1, at) })
    from = at + 1
  }
  return blocks
}

const CLASS = /\.((?:[\w-]|\\.)+)/g
/** Matches the parts of a selector that concern other elements, or an absent state. */
const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g

function pickSelectors(selectors: string, used: ReadonlySet<string>): string {
  return selectors
    .split(/,(?![^(]*\))/)
    .filter((selector) =>
      [...selector.replaceAll(NEGATION, '').matchAll(CLASS)].every(([, name = '']) => used.has(name)),
    )
    .join(',')
}

function pickBlocks(css: string, used: ReadonlySet<string>): string {
  return splitBlocks(css)
    .map(({ head, body }) => {
      if (/^@(?:layer|media|supports|container)\b/.test(head)) {
        const inside = pickBlocks(body, used)
        return inside && `${head}{${inside}}`
      }
      if (head.startsWith('@keyframes ')) return `${head}{${body}}`
      if (head.startsWith('@')) return ''
      const selectors = pickSelectors(head, used)
      return selectors && `${selectors}{${body}}`
    })
    .join('')
}

const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g

/** Removes animations that no rule names. */
function dropUnusedMoves(css: string): string {
  const rules = css.replaceAll(KEYFRAMES, '')
  return css.replaceAll(KEYFRAMES, (block, name: string) => (rules.includes(name) ? block : ''))
}

const VARIABLE = /(--[\w-]+):[^;{}]*(?:;|(?=\}))/g
const USE_OF_VARIABLE = /var\((--[\w-]+)/g

/** Drops theme variables that the page does not use; a variable may be used only by another variable. */
function dropUnusedVariables(css: string, markup: string): string {
  const used = new Set([...`${css} ${markup}`.matchAll(USE_OF_VARIABLE)].map(([, name]) => name))
  const rest = css.replaceAll(VARIABLE, (all, name: string) => (used.has(name) ? all : ''))
  return rest === css ? css : dropUnusedVariables(rest, markup)
}

export function pickUsedStyles(css: string, markup: string): string {
  const used = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  return dropUnusedVariables(dropUnusedMoves(pickBlocks(css, used)), markup)
}
