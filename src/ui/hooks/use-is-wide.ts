import { useMediaQuery } from '@mantine/hooks'
import { EXTRA_WIDE, WIDE } from '#src/lib/window-width.ts'

/** Known in the first drawing, so that nothing moves. */
const ATTACHED = { getInitialValueInEffect: false }

/** There is room for something beside the main part. */
export function useIsWide(): boolean {
  return useMediaQuery(WIDE, undefined, ATTACHED)
}

/** There is room for a third part as well. */
export function useIsExtraWide(): boolean {
  return useMediaQuery(EXTRA_WIDE, undefined, ATTACHED)
}
