/**
 * Vite plugin: after a client build it writes one HTML file per frame, the hosts' rewrite and header files
 * and `404.html`. In the dev server it gives the single page its colour-scheme script. (rulings R47, R51)
 */

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CSSOptions, Plugin, ResolvedConfig } from 'vite'
import { BOX_FILE, BOX_PAGE } from '#src/engines/code/box-page.ts'
import { offers } from '#src/lib/features.ts'
import { getHtmlName, type HtmlFile } from '#src/lib/frame-address.ts'
import { START_FILES, START_PAGES, type StartPage } from '#src/routes/starts.ts'
import type { AppEnvironment } from '../../env.config.ts'
import { buildBrandHead, refuseFaintBrand } from '../brand/brand-files.ts'
import { loadForNode } from '../build/load-for-node.ts'
import { ENTRY, readManifest } from '../build/manifest.ts'
import { BARE_PAGE, VITE_MANIFEST } from '../build/record.ts'
import { getStartModules } from '../build/start-modules.ts'
import { buildFavicon } from '../hosts/favicon.ts'
import { describeFrame } from '../prerender/head.ts'
import { buildRobotsFile, buildSitemap } from '../prerender/sitemap.ts'
import { DEMO_WORKER, demoPlaceScript, demoWorker } from './demo-place.ts'
import { buildHeadersFile, buildRedirectsFile } from './host-files.ts'
import { notOpenedScript } from './not-opened.ts'
import { buildOldBrowserPage, floorScript, OLD_BROWSER_PAGE } from './old-browser-page.ts'
import { buildPageHtml, PRERENDERED_STYLES } from './page-html.ts'

/**
 * Sends a browser below the supported floor to a separate page, sets the colour scheme before the first
 * paint, and tells when the page's scripts fail to load. The scheme is the person's choice as Mantine stores it,
 * else the device's. It is the only inline script; the policy names its hash. (ruling R47)
 */
const inlineScript = [
  floorScript,
  ';(()=>{let c;try{c=localStorage.getItem("mantine-color-scheme-value")}catch{}',
  'const d=c==="dark"||c!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches;',
  'document.documentElement.setAttribute("data-mantine-color-scheme",d?"dark":"light")})()',
  notOpenedScript,
].join('')
const BRAND_PLACE = '<!--brand-->'
const getInlineScript = ({ isDemo }: AppEnvironment) =>
  isDemo ? inlineScript + demoPlaceScript : inlineScript
const SCRIPT_PLACE = '<!--colour-scheme-->'

/**
 * Connects to the API while the scripts load, since its calls come next. An API below the client's origin is
 * already connected.
 */
function preconnect({ environment }: AppEnvironment): string {
  const api = URL.parse(environment.VITE_API_URL)
  return api ? `\n    <link rel="preconnect" href="${api.origin}" crossorigin />` : ''
}

/** Holds `prerenderFrame`. */
const STATIC_FRAMES = 'src/app/prerender/prerender-frame.tsx'

/** Pages of the sandbox that the demo shows instead of the app. (`src/sandbox/browser.ts`) */
const DEMO_PAGES = ['/media/player', '/media/pay/:id']

interface StaticFrames {
  prerenderFrame: (file: HtmlFile, page: StartPage) => Promise<string>
}

async function loadFrames(
  app: AppEnvironment,
  root: string,
  css: CSSOptions | undefined,
): Promise<StaticFrames> {
  return loadForNode<StaticFrames>({ app, root, css, entry: STATIC_FRAMES })
}

async function writePages(app: AppEnvironment, config: ResolvedConfig): Promise<void> {
  const folder = resolve(config.root, config.build.outDir)
  const page = readFileSync(join(folder, ENTRY), 'utf8')
  const manifest = readManifest(join(folder, VITE_MANIFEST))
  const { prerenderFrame } = await loadFrames(app, config.root, config.css)
  const origin = app.environment.VITE_CLIENT_URL
  for (const file of START_FILES) {
    const described = app.isDemo ? page : describeFrame(page, file, origin)
    const { frame, area, screens } = getStartModules(file)
    const parts = {
      frame,
      area,
      screens: [...screens],
      parts: START_PAGES[file].parts,
      picture: getStartModules(file).picture,
      page: described,
      content: await prerenderFrame(file, START_PAGES[file]),
    }
    const html = buildPageHtml(folder, manifest, parts)
    writeFileSync(join(folder, getHtmlName(file)), html)
  }
  writeFileSync(join(folder, BARE_PAGE), page)
  // Hosts without rewrite rules answer unknown addresses with this file.
  copyFileSync(join(folder, getHtmlName('guest')), join(folder, '404.html'))
  if (offers.code) writeFileSync(join(folder, BOX_FILE), BOX_PAGE)
  writeFileSync(join(folder, OLD_BROWSER_PAGE), buildOldBrowserPage())
  writeFileSync(join(folder, '_redirects'), buildRedirectsFile([], app.isDemo ? DEMO_PAGES : []))
  writeFileSync(join(folder, '_headers'), buildHeadersFile(app, [getInlineScript(app)]))
  // GitHub Pages would omit files whose names begin with an underscore.
  writeFileSync(join(folder, '.nojekyll'), '')
  writeFileSync(join(folder, 'favicon.ico'), buildFavicon(readFileSync(join(folder, 'icons/icon-48.png'))))
  if (app.isDemo) return writeFileSync(join(folder, DEMO_WORKER), demoWorker)
  writeFileSync(join(folder, 'robots.txt'), buildRobotsFile(origin, app.name === 'production'))
  writeFileSync(join(folder, 'sitemap.xml'), buildSitemap(origin, {}))
}

export function writeFramePages(app: AppEnvironment): Plugin {
  let config: ResolvedConfig
  return {
    name: 'frame-pages',
    config: () => ({ build: { rolldownOptions: { input: [ENTRY, ...PRERENDERED_STYLES] } } }),
    configResolved(resolved) {
      refuseFaintBrand()
      config = resolved
    },
    transformIndexHtml: (html) =>
      html
        .replace(BRAND_PLACE, buildBrandHead)
        .replace(
          SCRIPT_PLACE,
          () => `<script>${getInlineScript(app)}</script>${app.isDemo ? '' : preconnect(app)}`,
        ),
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => writePages(app, config),
    },
  }
}
