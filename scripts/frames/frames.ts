/**
 * The frames: one HTML file each, all of the same app. From this one table come the files, the hosts' rewrite rules and
 * what the local server does. (ruling R51)
 */
export const FRAMES = ['guest', 'course', 'plain', 'learner', 'teacher', 'talent'] as const
export type FrameName = (typeof FRAMES)[number]

/** Address pattern → frame, first match wins; `*` is any rest, `:name` one segment. What no row names is the guest frame's. */
export const FRAME_OF_ADDRESS: readonly (readonly [pattern: string, frame: FrameName])[] = [
  ['/course/*', 'course'],
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

export interface FrameModules {
  /** Source modules of the frame itself: asked for at once, and their styles stand in the page. */
  frame: readonly string[]
  /** The screen that most visitors of this frame open: asked for at once, its styles too, but not inlined. */
  screen: readonly string[]
}

/** One frame file each (`src/app/frames/frame-files.ts`). */
export const MODULES_OF_FRAME: Readonly<Record<FrameName, FrameModules>> = {
  guest: { frame: ['src/app/frames/guest-frame.tsx'], screen: [] },
  course: { frame: ['src/app/frames/course-frame.tsx'], screen: [] },
  plain: { frame: ['src/app/frames/plain-frame.tsx'], screen: [] },
  learner: { frame: ['src/app/frames/learner-frame.tsx'], screen: [] },
  teacher: { frame: ['src/app/frames/teacher-frame.tsx'], screen: [] },
  talent: { frame: ['src/app/frames/talent-frame.tsx'], screen: [] },
}
