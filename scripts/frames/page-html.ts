/** Builds one frame's HTML file from the page that Vite wrote. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENTRY, listFiles, type Manifest } from '../build/manifest.ts'
import type { StartModules } from '../build/start-modules.ts'
import { pickUsedStyles } from '../prerender/used-styles.ts'

/**
 * Styles of prerendered frames beyond those of their components. They are separate inputs, so that the client's
 * class names apply and a page gets them without the screens that also use them.
 */
export const PRERENDERED_STYLES = [
  'src/app/prerender/placeholder.module.css',
  'src/ui/card.module.css',
  'src/ui/states/skeleton.module.css',
  'src/ui/frame/skip-link.module.css',
]

/** Its styles are the font families, which the prerendered page needs too. */
const FIRST_SCRIPT = 'src/boot.ts'

const ROOT_PLACE = '<!--frame-->'
const STYLESHEET_LINK = /\s*<link rel="stylesheet"[^>]*>/g
/** Vite's own preloads are what the first script imports: a stored page does not put these off. (`src/app/worker/app-files.ts`) */
const FIRST_PRELOAD = '<link rel="modulepreload"'

const readAll = (folder: string, files: readonly string[]) =>
  files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n')

/**
 * Inlined files are still named by a link: Vite's loader checks for that address before it loads a chunk's
 * styles, and would fetch them again. Preload scanners fetch even a `disabled` link, so its type is not a
 * style sheet.
 */
function inlined(text: string, styles: readonly string[]): string {
  const marks = styles.map(
    (file) => `<link rel="stylesheet" type="text/plain" crossorigin href="/${file}" disabled>`,
  )
  return [`<style>${text}</style>`, ...marks].join('\n    ')
}

/** A class of a CSS module without styles would be drawn wrong, and shift when the app renders. */
function checkStyled(html: string, styles: string): void {
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  const bare = classes.filter((name) => /^_[\w-]+_\w{5}_\d+$/.test(name) && !styles.includes(`.${name}`))
  if (bare.length > 0)
    throw new Error(`The prerendered frame has classes without styles: ${[...new Set(bare)].join(', ')}.`)
}

/** Marks where the lower parts of a prerendered page begin. (`src/ui/states/below.tsx`) */
const BELOW = /<div data-below=""[^>]*>/

/**
 * The prerendered markup and the rules that it needs. Lower parts carry their rules, so that the first screen
 * does not wait for them. They repeat the rules of the upper part: a single later rule would override an
 * earlier one of the same layer.
 */
function addRules(css: string, content: string): { top: string; markup: string } {
  const at = BELOW.exec(content)
  const begin = at ? at.index + at[0].length : content.length
  const [above, below] = [content.slice(0, begin), content.slice(begin)]
  return {
    top: pickUsedStyles(css, above),
    markup: below === '' ? above : `${above}<style>${pickUsedStyles(css, content)}</style>${below}`,
  }
}

interface PageParts extends Pick<StartModules, 'frame' | 'area'> {
  screens: readonly string[]
  /** The page as Vite wrote it. */
  page: string
  /** Drawn inside the root element; the first render replaces it. */
  content: string
  /** Modules of which the prerendered page needs only some rules; the app loads their styles. */
  parts?: readonly string[]
  /** Modules of which only the scripts come with the page. */
  preloads?: readonly string[]
  /** In the manifest, if the page is drawn before the app: the app's files then wait for that. (`src/boot.ts`) */
  picture?: string
}

/** This many files have the priority of the first script. */
const URGENT = 2

export function buildPageHtml(folder: string, manifest: Manifest, page: PageParts): string {
  const base = listFiles(manifest, PRERENDERED_STYLES).styles
  // Files that send the first calls load first, so that the replies arrive while the rest loads.
  const screen = listFiles(manifest, [...page.area, ENTRY, page.frame, ...page.screens])
  const preloaded = listFiles(manifest, page.preloads ?? []).scripts
  const scripts = [...new Set([...screen.scripts, ...preloaded])].filter(
    (file) => !page.page.includes(`/${file}"`),
  )
  const own = listFiles(manifest, [FIRST_SCRIPT]).styles
  const files = screen.styles.filter((file) => !own.includes(file))
  const parts = listFiles(manifest, page.parts ?? []).styles
  const all = readAll(
    folder,
    [...new Set([...files, ...base, ...parts])].filter((file) => !own.includes(file)),
  )
  const { top, markup } = addRules(all, page.content)
  checkStyled(page.content, top + markup)
  const { picture = '' } = page
  const pictureScripts = picture in manifest ? listFiles(manifest, [picture]).scripts : []
  const rel = pictureScripts.length > 0 ? 'data-rel' : 'rel'
  const pictures = pictureScripts.map((file) => `${FIRST_PRELOAD} crossorigin href="/${file}">`)
  const preloads = scripts.map((file, index) => {
    // The first script's calls need the connection: after it and the next two, files can wait.
    const priority = index < URGENT ? '' : ' fetchpriority="low"'
    return `<link ${rel}="modulepreload" crossorigin${priority} href="/${file}">`
  })
  // Complete sheets load beside the scripts, and the loader waits for them.
  const sheets = files.map(
    (file) => `<link ${rel}="preload" as="style" crossorigin fetchpriority="low" href="/${file}">`,
  )
  const head = [inlined(readAll(folder, own), own), ...preloads, ...sheets].join('\n    ')
  // In the body: sheets that load later override nothing in it. The app's first render removes it with the
  // prerendered markup.
  const prerendered = `<style>${top}</style>${markup}`
  // Functions, because `$` in styles and markup would be read as a pattern.
  return page.page
    .replace(STYLESHEET_LINK, '')
    .replace('</head>', () => [...pictures.map((link) => `    ${link}\n`), '  </head>'].join(''))
    .replaceAll(FIRST_PRELOAD, `${FIRST_PRELOAD} data-first`)
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace(ROOT_PLACE, () => prerendered)
}
