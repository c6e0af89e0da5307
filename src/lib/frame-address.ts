/**
 * The frames and the HTML files, all of the same app: one file for each frame, one for the home page, whose
 * text needs no data, and one for each page that people open directly. (ruling R51)
 */

export const FRAMES = ['guest', 'course', 'plain', 'learner', 'teacher', 'talent'] as const
export type FrameName = (typeof FRAMES)[number]

export const HTML_FILES = [
  'home',
  ...FRAMES,
  'exam',
  'grading',
  'player',
  'batch',
  'checkout',
  'certificates',
  'jobs',
  'support',
  'check',
] as const
export type HtmlFile = (typeof HTML_FILES)[number]

/**
 * `*` matches any rest, `:name` one segment, everything else itself: the syntax of the hosts' `_redirects`
 * and `_headers`.
 */
export function isPatternMatch(pattern: string, path: string): boolean {
  const source = pattern
    .split(/(\*|:\w+)/)
    .map((part) => {
      if (part === '*') return '.*'
      return part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    })
    .join('')
  // A decoded path may contain a line break.
  return new RegExp(`^${source}$`, 's').test(path)
}

/** Every host serves `index.html` for the bare address. */
export function getHtmlName(file: HtmlFile): string {
  return file === 'home' ? 'index.html' : `${file}.html`
}
