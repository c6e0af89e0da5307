/**
 * How our style sheets are read: each lies in the layer `app` without saying so, and asks for a window by name. `@media (--wide)` is
 * the draft of custom media, with the widths that `useIsWide` has too. (decision 0017)
 */

import type { CSSOptions } from 'vite'
import { MEDIA } from '#src/lib/window-width.ts'
import { listTokenClasses } from '#src/ui/layout/tokens.ts'

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>
type StylePlugin = Extract<Plugins[number], { postcssPlugin: string; Once?: unknown }>

const OWN = /\/src\/[^?]*\.css(?:\?|$)/
/** Names its layers itself: a family of letters lies in none. */
const LAYERED = /\/theme\/fonts\.css/
const CUSTOM_MEDIA = /\(--([\w-]+)\)/g

/** The query with the names of windows replaced; one that is not known ends the build. */
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
      // Vite warns of a declaration whose file it does not know.
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
