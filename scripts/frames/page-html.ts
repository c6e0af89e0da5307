/** Puts one frame's HTML file together from the page that Vite wrote. (stack 14, "How that is reached") */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENTRY, filesOf, type Manifest } from '../build/manifest.ts'
import type { FrameModules } from './frames.ts'

export interface Page {
  /** The page as Vite wrote it. */
  source: string
  modules: FrameModules
  /** Painted markup of the frame, put inside the root element; the first render takes its place. */
  painted: string
}

const ROOT_PLACE = '<!--frame-->'
const STYLESHEET_LINK = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * Inlined files are still named by a `disabled` link: it is not fetched, but Vite's loader looks for a link of that
 * address before it loads a chunk's styles, and would fetch them a second time.
 */
function inlined(folder: string, styles: readonly string[]): string {
  const text = styles.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n')
  const marks = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" disabled>`)
  return [`<style>${text}</style>`, ...marks].join('\n    ')
}

export function pageHtml(folder: string, manifest: Manifest, { source, modules, painted }: Page): string {
  const eager = filesOf(manifest, [ENTRY, ...modules.frame])
  const screen = filesOf(manifest, [ENTRY, ...modules.frame, ...modules.screen])
  const scripts = screen.scripts.filter((file) => !source.includes(`/${file}"`))
  const head = [
    inlined(folder, eager.styles),
    ...screen.styles
      .filter((file) => !eager.styles.includes(file))
      .map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n    ')
  // Functions, because `$` in styles and markup would be read as a pattern.
  return source
    .replace(STYLESHEET_LINK, '')
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace(ROOT_PLACE, () => painted)
}
