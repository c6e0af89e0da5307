/** Replaces `use-media-session.ts` in a first picture: the lock screen is the app's. */

export const useLockScreen = () => undefined
