import { useMediaQuery } from '@mantine/hooks'
import { EXTRA_WIDE, WIDE } from '#src/lib/window-width.ts'

/** Known in the first render, so that nothing moves. */
const ATTACHED = { getInitialValueInEffect: false }

/** There is space beside the main part. */
export function useIsWide(): boolean {
  return useMediaQuery(WIDE, undefined, ATTACHED)
}

/** A phone or a narrow window that is higher than wide. */
export function useIsUpright(): boolean {
  const isUpright = useMediaQuery('(orientation: portrait)', undefined, ATTACHED)
  return !useIsWide() && isUpright
}

/** There is also space for a third part. */
export function useIsExtraWide(): boolean {
  return useMediaQuery(EXTRA_WIDE, undefined, ATTACHED)
}
