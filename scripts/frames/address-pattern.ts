/** The pattern language that the hosts' `_redirects` and `_headers` share. */

/** `*` stands for any rest, `:name` for one segment; everything else for itself. */
export function matchesPattern(pattern: string, path: string): boolean {
  const source = pattern
    .split(/(\*|:\w+)/)
    .map((part) => {
      if (part === '*') return '.*'
      return part.startsWith(':') ? '[^/]+' : RegExp.escape(part)
    })
    .join('')
  return new RegExp(`^${source}$`).test(path)
}
