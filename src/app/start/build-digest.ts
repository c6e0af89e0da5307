/**
 * The first script's name, which changes with everything that it imports. In the dev server it does not; there
 * only shapes are checked.
 */
export function readBuildDigest(): string {
  return (
    document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ??
    import.meta.env.VITE_RELEASE
  )
}
