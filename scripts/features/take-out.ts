/**
 * Vite plugin: takes what the owner does not offer out of the app. Each `offers.<feature>` becomes true or false, so that the branch of what is
 * off is gone before its imports are read; its pages go from the tables. What is left of it all the same fails the build. (ruling R77)
 */

import type { Plugin } from 'vite'
import { type Feature, FEATURES, featureNames, offers } from '#src/lib/features.ts'
import own from '#src/lib/owner/features.json' with { type: 'json' }
import { listLeftOutPatterns } from '#src/routes/all-pages.ts'
import { getModulePath } from '../build/module-path.ts'
import { listPages, type Node, TABLE } from '../frames/page-facts.ts'
import { listKeyless, listLacking, type Switches } from './lacking.ts'
import { loadAdapter } from './run-without-lacking.ts'

const SWITCHES = /[\\/]src[\\/]lib[\\/]features\.ts$/
const LEFT_OUT = /[\\/]src[\\/]lib[\\/]left-out\.ts$/
const USE = new RegExp(String.raw`\boffers\.(${featureNames.join('|')})\b`, 'g')

type Offered = Readonly<Record<Feature, boolean>>

/** An unknown name would be a switch without effect. */
export function listSwitchFaults(own: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(own).flatMap(([name, value]) => {
    if (!featureNames.includes(name as Feature))
      return [`features.json: nothing is called "${name}"; known are ${featureNames.join(', ')}`]
    return typeof value === 'boolean' ? [] : [`features.json: "${name}" must be true or false`]
  })
}

/** The same length as before, so that no position moves. */
export function writeOffers(code: string, offered: Offered): string {
  return code.replaceAll(USE, (use, name: Feature) => String(offered[name]).padEnd(use.length))
}

function readFeature({ arguments: [, , facts] = [] }: Node): string | undefined {
  const { properties = [] } = (facts ?? {}) as {
    properties?: readonly { key?: { name?: string }; value?: { value?: string } }[]
  }
  return properties.find(({ key }) => key?.name === 'feature')?.value?.value
}

/** Replaces a page by an empty spread, so that the commas around it remain valid. */
export function takePagesOut(code: string, program: Node, offered: Offered): string {
  return listPages(program)
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, page) => {
      const feature = readFeature(page) as Feature | undefined
      if (feature === undefined || offered[feature]) return text
      return `${text.slice(0, page.start)}...[]${text.slice(page.end)}`
    }, code)
}

/** The switched-off feature that a module belongs to, if any. */
function findOwner(path: string, offered: Offered): Feature | undefined {
  return featureNames.find(
    (name) =>
      !offered[name] && FEATURES[name].sources.some((source) => `${path}/`.startsWith(`src/${source}/`)),
  )
}

/** An adapter needs the whole contract, and so does the demo's local API. */
const WHOLE_CONTRACT = 'src/api/contract/all.ts'

/** Modules of switched-off features that are in the build. */
export function listRemains(modules: readonly string[], offered: Offered): string[] {
  const hasContract = modules.includes(WHOLE_CONTRACT)
  return modules.flatMap((path) => {
    const owner = hasContract && path.startsWith('src/api/') ? undefined : findOwner(path, offered)
    return owner ? [`${owner} is off, and ${path} is in the build`] : []
  })
}

interface BuiltFor extends Switches {
  VITE_ADAPTER?: string
}

/** A build leaves out features whose switch is not on in its environment. (rulings R68, R87) */
export function takeOutFeatures(root: string, environment: BuiltFor): Plugin {
  const keyless = listKeyless(environment)
  const offered = Object.fromEntries(
    featureNames.map((name) => [name, offers[name] && !keyless.includes(name)]),
  ) as Offered
  return {
    name: 'features',
    async buildStart() {
      const adapter = await loadAdapter(environment.VITE_ADAPTER, root)
      const faults = [
        ...listSwitchFaults(own),
        ...listLacking(adapter?.missing ?? [])
          .filter(({ feature }) => offered[feature])
          .map(({ feature }) => `the server lacks what ${feature} needs: build with npm run build`),
      ]
      if (faults.length > 0) this.error(faults.join('; '))
    },
    load: (id) => (SWITCHES.test(id) ? `export const offers = ${JSON.stringify(offered)}` : undefined),
    transform(code, id) {
      const isTable = TABLE.test(id)
      if (LEFT_OUT.test(id))
        return {
          code: code.replace(
            /\bPATTERNS = \[\]/,
            `PATTERNS = ${JSON.stringify(listLeftOutPatterns(offered))}`,
          ),
          map: null,
        }
      // A module that only builds rows of a table is dropped with its last importer.
      const isOff = findOwner(getModulePath(id, root), offered) !== undefined
      const isUser = code.includes('offers.') && code.includes('features.ts')
      if (!isTable && !isUser) return isOff ? { code, map: null, moduleSideEffects: false } : undefined
      const whole = isTable ? takePagesOut(code, this.parse(code), offered) : code
      return { code: writeOffers(whole, offered), map: null, ...(isOff && { moduleSideEffects: false }) }
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const remains = listRemains(
        modules.map((id) => getModulePath(id, root)),
        offered,
      )
      if (remains.length > 0) this.error(remains.join('\n'))
    },
  }
}
