/**
 * The frames, the HTML files and their addresses: one file for each frame, and one for the home page, whose words are known before any
 * data; all of the same app. From this one table come the files, the hosts' rewrite rules, what the local server does, and which file
 * the service worker opens without a line. (ruling R51)
 */

export const FRAMES = ['guest', 'course', 'plain', 'learner', 'teacher', 'talent'] as const
export type FrameName = (typeof FRAMES)[number]

export const HTML_FILES = ['home', ...FRAMES] as const
export type HtmlFile = (typeof HTML_FILES)[number]

/** Address pattern → file, first match wins; `*` is any rest, `:name` one segment. Any other address opens in the guest frame. */
export const FILE_OF_ADDRESS: readonly (readonly [pattern: string, file: HtmlFile])[] = [
  ['/', 'home'],
  ['/course/*', 'course'],
  ['/bundle/*', 'course'],
  ['/free/*', 'course'],
  ['/support', 'course'],
  ['/login', 'plain'],
  ['/purchase/*', 'plain'],
  ['/dashboard/my-courses/:batch/module/:module/exam/:exam', 'plain'],
  ['/teacher/submissions/:submission', 'plain'],
  ['/dashboard', 'learner'],
  ['/dashboard/*', 'learner'],
  ['/teacher', 'teacher'],
  ['/teacher/*', 'teacher'],
  ['/talent-desk', 'talent'],
  ['/talent-desk/*', 'talent'],
]

/** `*` stands for any rest, `:name` for one segment; everything else for itself: the language of the hosts' `_redirects` and `_headers`. */
export function isPatternMatch(pattern: string, path: string): boolean {
  const source = pattern
    .split(/(\*|:\w+)/)
    .map((part) => {
      if (part === '*') return '.*'
      return part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    })
    .join('')
  return new RegExp(`^${source}$`).test(path)
}

export function getFileOfAddress(path: string): HtmlFile {
  return FILE_OF_ADDRESS.find(([pattern]) => isPatternMatch(pattern, path))?.[1] ?? 'guest'
}

/** Every host answers the bare address with `index.html`. */
export function getHtmlName(file: HtmlFile): string {
  return file === 'home' ? 'index.html' : `${file}.html`
}
