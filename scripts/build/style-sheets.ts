/**
 * How our style sheets are processed: each is implicitly in the layer `app`, and names its breakpoints.
 * `@media (--wide)` is the custom media draft, with the same widths as `useIsWide`. (decision 0017)
 */

import type { CSSOptions } from 'vite'
import { MEDIA } from '#src/lib/window-width.ts'
import { listTokenClasses } from '#src/ui/layout/tokens.ts'

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>
type StylePlugin = Extract<Plugins[number], { postcssPlugin: string; Once?: unknown }>

const OWN = /\/src\/[^?]*\.css(?:\?|$)/
/** Declares its layers explicitly: font families are in none. */
const LAYERED = /\/theme\/fonts\.css/
const CUSTOM_MEDIA = /\(--([\w-]+)\)/g

/** The query with breakpoint names replaced; an unknown name fails the build. */
export function resolveMedia(query: string): string {
  return query.replaceAll(CUSTOM_MEDIA, (asked, name: string) => {
    const known = MEDIA[name as keyof typeof MEDIA] as string | undefined
    if (known === undefined)
      throw new Error(`No window is called ${asked}: src/lib/window-width.ts names them.`)
    return known
  })
}

export const ownStyleSheets: StylePlugin = {
  postcssPlugin: 'own-style-sheets',
  Once(sheet, { AtRule, Declaration, Rule }) {
    const file = sheet.source?.input.file?.replaceAll('\\', '/') ?? ''
    if (!OWN.test(file)) return
    sheet.walkAtRules('media', (rule) => {
      rule.params = resolveMedia(rule.params)
    })
    const { source } = sheet
    sheet.walkAtRules('tokens', (rule) => {
      // Vite warns about a declaration without a known file.
      const classes = listTokenClasses().map(([name, prop, value]) => {
        const declaration = new Declaration({ prop, value, source })
        return new Rule({ selector: `:where(.l-${name})`, nodes: [declaration], source })
      })
      rule.replaceWith(classes)
    })
    if (LAYERED.test(file) || sheet.nodes.length === 0) return
    const layer = new AtRule({ name: 'layer', params: 'app', source: sheet.source })
    layer.append(sheet.nodes)
    sheet.append(layer)
  },
}

const IN_BRACKETS = /\([^()]*\)|\[[^[\]]*\]/
/** A pseudo-element can only be the end of a selector. */
const PSEUDO_ELEMENT = /(?:::[\w-]+(?:\([^)]*\))?)?$/

const removeBrackets = (selector: string): string =>
  IN_BRACKETS.test(selector) ? removeBrackets(selector.replace(IN_BRACKETS, '')) : selector

/** Limits a selector with a class to elements inside `main`; its specificity does not change. */
export function scopeToMain(selector: string): string {
  const subject =
    removeBrackets(selector)
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? ''
  return subject.includes('.') ? selector.replace(PSEUDO_ELEMENT, (end) => `:where(main *)${end}`) : selector
}

/** For rules that come after those of a page's frame, and would overrule them by their order. */
export const mainStyleSheets: StylePlugin = {
  postcssPlugin: 'main-style-sheets',
  OnceExit(sheet) {
    sheet.walkRules((rule) => {
      rule.selectors = rule.selectors.map(scopeToMain)
    })
  },
}
