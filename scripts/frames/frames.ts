import type { FrameName } from '#src/lib/frame-address.ts'

/** The frame's own component, which the router loads for all its addresses. */
export function moduleOfFrame(frame: FrameName): string {
  return `src/app/frames/${frame}-frame.tsx`
}
