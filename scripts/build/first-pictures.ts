/**
 * Vite plugin: builds the scripts that draw the first pictures. Each has the screen of a page with Preact instead
 * of React, and the first script gets their addresses. This build replaces `name.ts` by `name.first.ts` where
 * there is one beside it, and leaves out dynamic imports. (docs/decisions/0014)
 */

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { allPages, findScreenFile } from '#src/routes/all-pages.ts'
import { appEnv, type AppEnvironment } from '../../env.config.ts'
import { takeOutFeatures } from '../features/take-out.ts'
import { leaveOutPageFacts } from '../frames/page-facts.ts'
import { BUNDLER_PARTS, ICON_BASE, type Links, reach, readLinks } from './chunks.ts'
import { groupModules } from './group-modules.ts'
import { PICTURES_LIST } from './manifest.ts'
import { getModulePath } from './module-path.ts'
import { VITE_MANIFEST } from './record.ts'
import { mainStyleSheets, ownStyleSheets } from './style-sheets.ts'

const NAME = 'virtual:first-pictures'
const ENTRY = 'first-picture:'
const REACT = 'virtual:first-react'
const ROUTER = 'src/app/first/router.tsx'
/** The base of all icons goes into its file: the graph does not show who needs it. */
const RENDERER = 'node_modules/preact/compat/dist/compat.mjs'
const OWN = /^(.*\/src\/.*)\.tsx?$/
const STAND_IN = /\.first\.tsx?$/
const ASSETS = 'assets/'

/** The routes whose first picture is drawn before the app, with their screens. */
export function listFirstPictures(): { route: string; screen: string }[] {
  return allPages
    .filter(({ facts: { start } }) => start?.isDrawnFirst)
    .map((page) => ({ route: page.path, screen: findScreenFile(page) }))
}

/** A file of this build, as the client serves it. */
interface PictureFile {
  fileName: string
  source: string | Uint8Array
}

interface PictureBuild {
  files: readonly PictureFile[]
  /** By screen: its script, and the files that it imports. */
  scripts: ReadonlyMap<string, readonly [entry: string, ...imports: string[]]>
}

function findStandIn(id: string): string | undefined {
  const [, path] = OWN.exec(id) ?? []
  return path === undefined
    ? undefined
    : [`${path}.first.ts`, `${path}.first.tsx`].find((file) => existsSync(file))
}

function makeEntries(root: string): Plugin {
  return {
    name: 'first-picture-entries',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id.startsWith(ENTRY)) return `\0${id}.tsx`
      if (id === REACT) return `\0${REACT}`
      if (id === 'react-router') return `${root}${ROUTER}`
      if (importer === undefined || STAND_IN.test(importer)) return undefined
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true })
      return (resolved && findStandIn(resolved.id)) ?? resolved
    },
    // A picture does not wait for late files.
    resolveDynamicImport: () => ({ id: 'later', external: true }),
    load(id) {
      // Preact's renderer would read the initial state of stores, as on a server; this is the device.
      if (id === `\0${REACT}`)
        return [
          `import preact from 'preact/compat'`,
          'export const useSyncExternalStore = (_subscribe, getSnapshot) => getSnapshot()',
          `export * from 'preact/compat'`,
          'export default { ...preact, useSyncExternalStore }',
        ].join('\n')
      if (!id.startsWith(`\0${ENTRY}`)) return undefined
      const screen = id.slice(ENTRY.length + 1, -'.tsx'.length)
      return [
        `import { Component } from '#src/routes/${screen}'`,
        `import * as first from '#src/app/first/draw.tsx'`,
        'export const draw = (replies) => first.drawFirst(Component, replies)',
        'export const drawFromDevice = (replies) => first.drawFromDevice(Component, replies)',
      ].join('\n')
    },
  }
}

/** Numbers the files: modules that the same pictures need share one. */
function numberModules(screens: readonly string[], links: Links): Map<string, number> {
  const visits = screens.map((screen) => ({ weight: 1, modules: reach([`\0${ENTRY}${screen}.tsx`], links) }))
  return new Map(
    groupModules(links, visits).flatMap(({ modules }, index) =>
      modules.map((path): [string, number] => [path, index]),
    ),
  )
}

/** Puts the style sheets into the script of their picture, which draws them with its markup. */
function inlineStyles(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) {
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((file) => [file.fileName, file]))
  const assets = new Map(output.filter((file) => file.type === 'asset').map((file) => [file.fileName, file]))
  // Imports come first, as in the app, so that a screen's rules overrule those of the parts it uses.
  const listAll = (name: string, seen = new Set<string>()): string[] => {
    if (seen.has(name)) return []
    seen.add(name)
    const imports = chunks.get(name)?.imports ?? []
    return [...imports.flatMap((imported) => listAll(imported, seen)), name]
  }
  const scripts = new Map<string, [string, ...string[]]>()
  const files: PictureFile[] = []
  for (const [fileName, chunk] of chunks) {
    let source = chunk.code
    if (chunk.isEntry) {
      const needed = listAll(fileName)
      const sheets = needed.flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])])
      const styles = [...new Set(sheets)].map((sheet) => assets.get(sheet)?.source.toString() ?? '')
      source += `;export const styles=${JSON.stringify(styles.join(''))}`
      const screen = chunk.facadeModuleId?.slice(ENTRY.length + 1, -'.tsx'.length) ?? ''
      scripts.set(screen, [fileName, ...needed.filter((name) => name !== fileName)])
    }
    files.push({ fileName, source })
  }
  // Images of the screens.
  for (const [fileName, { source }] of assets)
    if (!fileName.endsWith('.css')) files.push({ fileName, source })
  return { files, scripts }
}

interface BuiltWith {
  app: AppEnvironment
  root: string
  target: string[]
}

async function buildPictures(
  screens: readonly string[],
  { app, root, target }: BuiltWith,
): Promise<PictureBuild> {
  let files: ReadonlyMap<string, number> = new Map()
  const grouping: Plugin = {
    name: 'first-picture-files',
    buildEnd() {
      files = numberModules(screens, readLinks(this, root))
    },
  }
  const nameFile = (id: string) => {
    if (id.startsWith(`\0${ENTRY}`)) return null
    const path = getModulePath(id, root)
    return `first-${BUNDLER_PARTS.test(id) ? 'helpers' : files.get(ICON_BASE.test(path) ? RENDERER : path)}`
  }
  const built = await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    // The frame's rules come before these, and hold on.
    css: { postcss: { plugins: [ownStyleSheets, mainStyleSheets] } },
    plugins: [
      makeEntries(root),
      grouping,
      takeOutFeatures(root, app.environment),
      leaveOutPageFacts(),
      appEnv(app, root),
    ],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    resolve: {
      alias: [
        { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
        { find: /^(?:react|use-sync-external-store\/shim)$/, replacement: REACT },
        { find: /^react-dom$/, replacement: 'preact/compat' },
      ],
    },
    build: {
      write: false,
      target,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: screens.map((screen) => ENTRY + screen),
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: `${ASSETS}first-[hash:8].js`,
          chunkFileNames: `${ASSETS}first-[hash:8].js`,
          codeSplitting: { groups: [{ name: nameFile, includeDependenciesRecursively: false }] },
        },
      },
    },
  })
  const [{ output }] = (Array.isArray(built) ? built : [built]) as [Rolldown.RolldownOutput]
  return inlineStyles(output)
}

export function drawFirstPictures(app: AppEnvironment): Plugin {
  const pictures = listFirstPictures()
  // The first script does not know what an adapter changes, and the demo sends no calls.
  const isOff = pictures.length === 0 || app.isDemo || Boolean(app.environment.VITE_ADAPTER)
  let built: PictureBuild | undefined
  return {
    name: 'first-pictures',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined
      const { root, build: options, command } = this.environment.config
      if (isOff || command !== 'build') return 'export const PICTURES = {}'
      const target = [options.target].flat().filter((each) => typeof each === 'string')
      const screens = [...new Set(pictures.map(({ screen }) => screen))]
      built = await buildPictures(screens, { app, root: `${root}/`, target })
      const addresses = pictures.map(({ route, screen }) => [route, `/${built?.scripts.get(screen)?.[0]}`])
      return `export const PICTURES = ${JSON.stringify(Object.fromEntries(addresses))}`
    },
    generateBundle(_options, bundle) {
      this.emitFile({
        type: 'asset',
        fileName: join(dirname(VITE_MANIFEST), PICTURES_LIST),
        source: JSON.stringify(Object.fromEntries(built?.scripts ?? [])),
      })
      // The client's build has the same images, under the same names.
      for (const file of built?.files ?? [])
        if (!(file.fileName in bundle)) this.emitFile({ type: 'asset', ...file })
    },
  }
}
