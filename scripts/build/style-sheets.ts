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
