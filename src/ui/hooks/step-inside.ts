/**
 * How a page adds an entry to the history for what opens over it, so that Back closes that first: the page below
 * stays where it is, and reads nothing again.
 */
export const STEP_INSIDE = { preventScrollReset: true, defaultShouldRevalidate: false } as const
