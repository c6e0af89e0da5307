/** Puts one frame's HTML file together from the page that Vite wrote. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HtmlFile } from '#src/lib/frame-address.ts'
import { ENTRY, listFiles, type Manifest } from '../build/manifest.ts'
import { getStartModules } from '../build/start-modules.ts'

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

const ROOT_PLACE = '<!--frame-->'
const STYLESHEET_LINK = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * Inlined files are still named by a link: Vite's loader looks for a link of that address before it loads a chunk's styles, and would
 * fetch them a second time. Browsers that scan a page ahead fetch even a `disabled` one; a type that is no style sheet keeps them off.
 */
function inlined(folder: string, styles: readonly string[]): string {
  const text = styles.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n')
  const marks = styles.map((file) => `<link rel="stylesheet" type="text/plain" crossorigin href="/${file}" disabled>`)
  return [`<style>${text}</style>`, ...marks].join('\n    ')
}

/** A class of a CSS module that the page does not style would be painted wrong, and shift when the app draws. */
function checkStyled(html: string, styles: string): void {
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  const bare = classes.filter((name) => /^_[\w-]+_\w{5}_\d+$/.test(name) && !styles.includes(`.${name}`))
  if (bare.length > 0) throw new Error(`The painted frame has classes without styles: ${[...new Set(bare)].join(', ')}.`)
}

interface PageParts {
  file: HtmlFile
  /** As Vite wrote it. */
  page: string
  /** Painted inside the root element; the first render takes its place. */
  painting: string
}

export function buildPageHtml(folder: string, manifest: Manifest, { file, page, painting }: PageParts): string {
  const painted = listFiles(manifest, PAINTED_STYLES).styles
  const { frame, screens, area } = getStartModules(file)
  // Files that send the first calls are fetched first, so that the answers come beside the rest.
  const screen = listFiles(manifest, [...area, ENTRY, frame, ...screens])
  const scripts = screen.scripts.filter((file) => !page.includes(`/${file}"`))
  // The screen's too: a preload comes later, and is a warning in the console of every other screen of the frame.
  const styles = inlined(folder, [...new Set([...screen.styles, ...painted])])
  checkStyled(painting, styles)
  const head = [styles, ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)].join('\n    ')
  // Functions, because `$` in styles and markup would be read as a pattern.
  return page
    .replace(STYLESHEET_LINK, '')
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace(ROOT_PLACE, () => painting)
}
