/**
 * The frames and their addresses: one HTML file each, all of the same app. From this one table come the files, the hosts' rewrite
 * rules, what the local server does, and which file the service worker opens without a line. (ruling R51)
 */

export const FRAMES = ['guest', 'course', 'plain', 'learner', 'teacher', 'talent'] as const
export type FrameName = (typeof FRAMES)[number]

/** Address pattern → frame, first match wins; `*` is any rest, `:name` one segment. What no row names is the guest frame's. */
export const FRAME_OF_ADDRESS: readonly (readonly [pattern: string, frame: FrameName])[] = [
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
export function matchesPattern(pattern: string, path: string): boolean {
  const source = pattern
    .split(/(\*|:\w+)/)
    .map((part) => {
      if (part === '*') return '.*'
      return part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    })
    .join('')
  return new RegExp(`^${source}$`).test(path)
}

export function frameOfAddress(path: string): FrameName {
  return FRAME_OF_ADDRESS.find(([pattern]) => matchesPattern(pattern, path))?.[1] ?? 'guest'
}

export function fileOfFrame(frame: FrameName): string {
  return frame === 'guest' ? 'index.html' : `${frame}.html`
}
