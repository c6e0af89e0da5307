/**
 * Vite plugin: after a client build, one HTML file per frame, the hosts' rewrite and header files and `404.html`; in the
 * dev server the one page with its colour-scheme script. (rulings R47, R51)
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import type { AppEnvironment } from '../../env.config.ts'
import { ENTRY, readManifest } from '../build/manifest.ts'
import { VITE_MANIFEST } from '../build/output.ts'
import { colourSchemeScript } from './colour-scheme-script.ts'
import { HTML_FILES, getHtmlName } from '#src/lib/frame-address.ts'
import { buildHeadersFile, buildRedirectsFile } from './host-files.ts'
import { buildPageHtml, PAINTED_STYLES } from './page-html.ts'
import { loadFrames } from './paint.ts'

const SCRIPT_PLACE = '<!--colour-scheme-->'

/** The line to the API is laid while the scripts come: its calls are the next thing on the way. */
function preconnect({ environment }: AppEnvironment): string {
  return `<link rel="preconnect" href="${new URL(environment.VITE_API_URL).origin}" crossorigin />`
}

async function writePages(app: AppEnvironment, config: ResolvedConfig): Promise<void> {
  const folder = resolve(config.root, config.build.outDir)
  const page = readFileSync(join(folder, ENTRY), 'utf8')
  const manifest = readManifest(join(folder, VITE_MANIFEST))
  const { paintFrame } = await loadFrames(app, config.root, config.css)
  for (const file of HTML_FILES)
    writeFileSync(join(folder, getHtmlName(file)), buildPageHtml(folder, manifest, { file, page, painting: paintFrame(file) }))
  // Hosts that know no rewrite rules answer unknown addresses with this file.
  copyFileSync(join(folder, getHtmlName('guest')), join(folder, '404.html'))
  writeFileSync(join(folder, '_redirects'), buildRedirectsFile())
  writeFileSync(join(folder, '_headers'), buildHeadersFile(app, [colourSchemeScript]))
}

export function writeFramePages(app: AppEnvironment): Plugin {
  let config: ResolvedConfig
  return {
    name: 'frame-pages',
    config: () => ({ build: { rolldownOptions: { input: [ENTRY, ...PAINTED_STYLES] } } }),
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: (html) =>
      html.replace(SCRIPT_PLACE, () => `<script>${colourSchemeScript}</script>${app.isDemo ? '' : `\n    ${preconnect(app)}`}`),
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => writePages(app, config),
    },
  }
}
