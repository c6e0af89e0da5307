/** Joins the class names that are there. */
export function joinClassNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
