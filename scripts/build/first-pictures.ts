/**
 * Vite plugin: builds the scripts that draw the first pictures. Each has the screen of a page with Preact instead
 * of React, and the first script gets their addresses. This build replaces `name.ts` by `name.first.ts` where
 * there is one beside it, and leaves out dynamic imports. (docs/decisions/0014)
 */

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { allPages, findScreenFile } from '#src/routes/all-pages.ts'
import { appEnv, type AppEnvironment } from '../../env.config.ts'
import { takeOutFeatures } from '../features/take-out.ts'
import { leaveOutPageFacts } from '../frames/page-facts.ts'
import { PICTURES_LIST } from './manifest.ts'
import { VITE_MANIFEST } from './record.ts'
import { mainStyleSheets, ownStyleSheets } from './style-sheets.ts'

const NAME = 'virtual:first-pictures'
const ENTRY = 'first-picture:'
const REACT = 'virtual:first-react'
const ROUTER = 'src/app/first/router.tsx'
const OWN = /^(.*\/src\/.*)\.tsx?$/
const STAND_IN = /\.first\.tsx?$/

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

interface BuiltPicture {
  script: PictureFile
  images: readonly PictureFile[]
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

/** One script with its style sheets inside, which are drawn with its markup; and images of the screen. */
function joinStyles(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): BuiltPicture {
  const chunk = output.find((file) => file.type === 'chunk')
  if (chunk === undefined) throw new Error('A first picture has no script.')
  const assets = output.filter((file) => file.type === 'asset')
  const isSheet = ({ fileName }: PictureFile) => fileName.endsWith('.css')
  const styles = assets.filter(isSheet).map(({ source }) => source.toString())
  const source = `${chunk.code};export const styles=${JSON.stringify(styles.join(''))}`
  // The bundler's own hash does not know the styles.
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return {
    script: { fileName: `assets/first-${hash}.js`, source },
    images: assets.filter((file) => !isSheet(file)),
  }
}

interface BuiltWith {
  app: AppEnvironment
  root: string
  target: string[]
}

/** One file: pieces shared with other pictures would bring what only those need of a shared module. */
async function buildPicture(screen: string, { app, root, target }: BuiltWith): Promise<BuiltPicture> {
  const built = await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    // The frame's rules come before these, and hold on.
    css: { postcss: { plugins: [ownStyleSheets, mainStyleSheets] } },
    plugins: [
      makeEntries(root),
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
        input: ENTRY + screen,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })
  const [{ output }] = (Array.isArray(built) ? built : [built]) as [Rolldown.RolldownOutput]
  return joinStyles(output)
}

export function drawFirstPictures(app: AppEnvironment): Plugin {
  const pictures = listFirstPictures()
  // The first script does not know what an adapter changes, and the demo sends no calls.
  const isOff = pictures.length === 0 || app.isDemo || Boolean(app.environment.VITE_ADAPTER)
  const built = new Map<string, BuiltPicture>()
  return {
    name: 'first-pictures',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined
      const { root, build: options, command } = this.environment.config
      if (isOff || command !== 'build') return 'export const PICTURES = {}'
      const target = [options.target].flat().filter((each) => typeof each === 'string')
      const screens = [...new Set(pictures.map(({ screen }) => screen))]
      for (const screen of screens)
        built.set(screen, await buildPicture(screen, { app, root: `${root}/`, target }))
      const addresses = pictures.map(({ route, screen }) => [route, `/${built.get(screen)?.script.fileName}`])
      return `export const PICTURES = ${JSON.stringify(Object.fromEntries(addresses))}`
    },
    generateBundle(_options, bundle) {
      this.emitFile({
        type: 'asset',
        fileName: join(dirname(VITE_MANIFEST), PICTURES_LIST),
        source: JSON.stringify(
          Object.fromEntries([...built].map(([screen, { script }]) => [screen, script.fileName])),
        ),
      })
      // The client's build has the same images, under the same names.
      for (const { script, images } of built.values())
        for (const file of [script, ...images])
          if (!(file.fileName in bundle)) this.emitFile({ type: 'asset', ...file })
    },
  }
}
