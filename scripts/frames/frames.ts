/**
 * The frames: one HTML file each, all of the same app. From this one table come the files, the hosts' rewrite rules and
 * what the local server does. (ruling R51)
 */
export const FRAMES = ['guest', 'course', 'plain', 'learner', 'teacher', 'talent'] as const
export type FrameName = (typeof FRAMES)[number]

/** Address pattern → frame, first match wins; `*` is any rest, `:name` one segment. What no row names is the guest frame's. */
export const FRAME_OF_ADDRESS: readonly (readonly [pattern: string, frame: FrameName])[] = [
  ['/course/*', 'course'],
  ['/bundle/*', 'course'],
  ['/free/*', 'course'],
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

export function fileOfFrame(frame: FrameName): string {
  return frame === 'guest' ? 'index.html' : `${frame}.html`
}

/** The frame's own component, which the router loads for all its addresses. */
export function moduleOfFrame(frame: FrameName): string {
  return `src/app/frames/${frame}-frame.tsx`
}
