/** Puts one frame's HTML file together from the page that Vite wrote. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENTRY, listFiles, type Manifest } from '../build/manifest.ts'
import type { StartModules } from '../build/start-modules.ts'
import { pickUsedStyles } from '../prerender/used-styles.ts'

/**
 * Styles that painted frames have beside those of their components; inputs of their own, so that they are built with the
 * client's class names, and stand in a page without the screens that use them too.
 */
export const PAINTED_STYLES = [
  'src/app/frames/static.module.css',
  'src/ui/card.module.css',
  'src/ui/states/skeleton.module.css',
  'src/ui/frame/skip-link.module.css',
]

/** Its own styles are the families of letters, which the painting needs too. */
const FIRST_SCRIPT = 'src/boot.ts'

const ROOT_PLACE = '<!--frame-->'
const STYLESHEET_LINK = /\s*<link rel="stylesheet"[^>]*>/g

const readAll = (folder: string, files: readonly string[]) =>
  files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n')

/**
 * Inlined files are still named by a link: Vite's loader looks for a link of that address before it loads a chunk's styles, and would
 * fetch them a second time. Browsers that scan a page ahead fetch even a `disabled` one; a type that is no style sheet keeps them off.
 */
function inlined(text: string, styles: readonly string[]): string {
  const marks = styles.map(
    (file) => `<link rel="stylesheet" type="text/plain" crossorigin href="/${file}" disabled>`,
  )
  return [`<style>${text}</style>`, ...marks].join('\n    ')
}

/** A class of a CSS module that the page does not style would be painted wrong, and shift when the app draws. */
function checkStyled(html: string, styles: string): void {
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  const bare = classes.filter((name) => /^_[\w-]+_\w{5}_\d+$/.test(name) && !styles.includes(`.${name}`))
  if (bare.length > 0)
    throw new Error(`The painted frame has classes without styles: ${[...new Set(bare)].join(', ')}.`)
}

/** Marks the place at which the lower parts of a painted page begin. (`src/ui/states/below.tsx`) */
const BELOW = /<div data-below=""[^>]*>/

/**
 * The rules that the painting needs, and the painting; lower parts bring theirs themselves, so that the first screen does not wait for them.
 * They bring those of the upper ones once more: a rule that comes alone would overrule a later one of the same layer that stands above it.
 */
function paintWith(css: string, painting: string): { top: string; markup: string } {
  const at = BELOW.exec(painting)
  const begin = at ? at.index + at[0].length : painting.length
  const [above, below] = [painting.slice(0, begin), painting.slice(begin)]
  return {
    top: pickUsedStyles(css, above),
    markup: below === '' ? above : `${above}<style>${pickUsedStyles(css, painting)}</style>${below}`,
  }
}

interface PageParts extends Pick<StartModules, 'frame' | 'area'> {
  screens: readonly string[]
  /** As Vite wrote it. */
  page: string
  /** Painted inside the root element; the first render takes its place. */
  painting: string
  /** Modules of which the painting takes no more than the rules that it needs: the app fetches their styles. */
  parts?: readonly string[]
  /** Modules of which the scripts alone come with the page. */
  preloads?: readonly string[]
}

/** So many files come at the priority of the first script. */
const URGENT = 2

export function buildPageHtml(folder: string, manifest: Manifest, page: PageParts): string {
  const base = listFiles(manifest, PAINTED_STYLES).styles
  // Files that send the first calls are fetched first, so that the answers come beside the rest.
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
  const { top, markup } = paintWith(all, page.painting)
  checkStyled(page.painting, top + markup)
  const preloads = scripts.map((file, index) => {
    // The line is free for the calls that the first script sends: beside it and the next two, files can wait.
    const priority = index < URGENT ? '' : ' fetchpriority="low"'
    return `<link rel="modulepreload" crossorigin${priority} href="/${file}">`
  })
  // Whole they come beside the scripts, and the loader waits for them.
  const sheets = files.map(
    (file) => `<link rel="preload" as="style" crossorigin fetchpriority="low" href="/${file}">`,
  )
  const head = [inlined(readAll(folder, own), own), ...preloads, ...sheets].join('\n    ')
  // Behind the head: sheets that come one after the other overrule nothing of it. The app's first drawing takes it away with the painting.
  const painted = `<style>${top}</style>${markup}`
  // Functions, because `$` in styles and markup would be read as a pattern.
  return page.page
    .replace(STYLESHEET_LINK, '')
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace(ROOT_PLACE, () => painted)
}
